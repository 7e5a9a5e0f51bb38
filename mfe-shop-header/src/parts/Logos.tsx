import type { TenantLogos } from '@halte/contract';
import { hrefOf } from '../rules/links.ts';
import styles from './Logos.module.css';
import { Picture } from './Picture.tsx';
import { useHeader } from './useHeader.ts';

/** Logos of partners or sponsors in a row; each opens its site, or the home page, in a new tab. */
export function Logos({ options: { logos } }: { readonly options: TenantLogos }) {
  const { host, locale, t } = useHeader();
  return logos.map(({ url, dark, link, alt, title }) => (
    <a
      key={url}
      className={styles.logo}
      href={link === undefined ? host.navigation.href({ name: 'index' }) : hrefOf(link, locale)}
      target="_blank"
      rel="noopener"
      title={title?.[locale] ?? t('header.newTab', { name: alt[locale] })}
    >
      <Picture light={url} dark={dark} alt={alt[locale]} />
    </a>
  ));
}
