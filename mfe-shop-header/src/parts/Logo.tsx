import type { HostServices } from '@halte/contract';
import { translate } from '../content/translate.ts';
import styles from './Logo.module.css';

/** Both drawings are there and CSS shows one: the theme may change at any time, and a hidden image is neither seen nor read. */
export function Logo({ host }: { host: HostServices }) {
  const { light, dark, alt } = host.tenant.logo;
  return (
    <a className={styles.logo} href={host.navigation.href({ name: 'index' })} title={translate(host, 'header.home')}>
      <img className={styles.light} src={light} alt={alt} />
      <img className={styles.dark} src={dark} alt={alt} loading="lazy" />
    </a>
  );
}
