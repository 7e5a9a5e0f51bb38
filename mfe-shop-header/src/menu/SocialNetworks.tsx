import type { ComponentOptions } from '@halte/contract';
import { TenantIcon } from '../icons/TenantIcon.tsx';
import { useHeader } from '../parts/useHeader.ts';
import { hrefOf } from '../rules/links.ts';
import styles from './Menu.module.css';

/** The tenant's pages on social networks, each in a new tab. */
export function SocialNetworks({ options: { networks } }: { readonly options: ComponentOptions['social-networks'] }) {
  const { locale, t } = useHeader();
  return (
    <div className={styles.networks}>
      {networks.map(({ name, link, icon }) => (
        <a
          key={name}
          href={hrefOf(link, locale)}
          target="_blank"
          rel="noopener"
          aria-label={t('header.newTab', { name })}
        >
          {icon ? <TenantIcon icon={icon} /> : name}
        </a>
      ))}
    </div>
  );
}
