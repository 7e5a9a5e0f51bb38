import type { HostServices, Locale } from '@halte/contract';
import { hrefOf, isCurrent, isOutside } from '../content/links.ts';
import styles from './Links.module.css';

interface LinksProps {
  readonly host: HostServices;
  readonly locale: Locale;
  readonly fullPath: string;
}

/** The tenant's own links. */
export function Links({ host, locale, fullPath }: LinksProps) {
  return (
    <ul className={styles.links}>
      {host.tenant.links.map(({ label, href }) => (
        <li key={href}>
          <a
            href={hrefOf(href, locale)}
            rel={isOutside(href) ? 'noopener' : undefined}
            aria-current={isCurrent(href, locale, fullPath) ? 'page' : undefined}
          >
            {label[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
