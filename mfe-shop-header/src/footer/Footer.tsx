import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';

/** What stands in the host's footer. */
export function Footer() {
  return (
    <div className={styles.footer}>
      <FooterLinks />
    </div>
  );
}
