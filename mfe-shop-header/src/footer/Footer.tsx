import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';

/** The content of the host's footer. */
export function Footer() {
  return (
    <div className={styles.footer}>
      <FooterLinks />
    </div>
  );
}
