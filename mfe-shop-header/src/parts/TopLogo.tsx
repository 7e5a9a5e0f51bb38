import styles from './TopLogo.module.css';
import { useHeader } from './useHeader.ts';

/** Both drawings are there and CSS shows one: the theme may change at any time, and a hidden image is neither seen nor read. */
export function TopLogo() {
  const { host } = useHeader();
  const { light, dark, alt } = host.tenant.logo;
  return (
    <a className={styles.logo} href={host.navigation.href({ name: 'index' })}>
      <img className={styles.light} src={light} alt={alt} />
      <img className={styles.dark} src={dark} alt={alt} loading="lazy" />
    </a>
  );
}
