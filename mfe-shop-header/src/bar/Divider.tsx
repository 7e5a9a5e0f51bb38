import styles from './Bar.module.css';

export function Divider() {
  return <span className={styles.divider} aria-hidden="true" />;
}
