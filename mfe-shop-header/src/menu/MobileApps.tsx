import type { ComponentOptions, Locale } from '@halte/contract';
import { Icon } from '@halte/ui';
import { SmartphoneIcon } from '@halte/ui/icons';
import rows from '../parts/rows.module.css';
import { useHeader } from '../parts/useHeader.ts';
import { hrefOf } from '../rules/links.ts';
import styles from './Menu.module.css';

type Images = ComponentOptions['mobile-apps']['apps'][number]['images'];

/** The badge of a language, the French one where there is none. */
export function badgeOf(images: Images, locale: Locale): string | undefined {
  return images?.[locale] ?? images?.fr;
}

/** The tenant's apps in the shops of phones. */
export function MobileApps({ options: { title, apps } }: { readonly options: ComponentOptions['mobile-apps'] }) {
  const { locale, t } = useHeader();
  return (
    <section className={rows.group} aria-label={title?.[locale] ?? t('header.apps')}>
      <h3>{title?.[locale] ?? t('header.apps')}</h3>
      <div className={styles.apps}>
        {apps.map(({ name, link, images }) => {
          const badge = badgeOf(images, locale);
          return (
            <a key={name} href={hrefOf(link, locale)} rel="noopener">
              {badge ? (
                <img src={badge} alt={name} />
              ) : (
                <>
                  <Icon of={SmartphoneIcon} />
                  {name}
                </>
              )}
            </a>
          );
        })}
      </div>
    </section>
  );
}
