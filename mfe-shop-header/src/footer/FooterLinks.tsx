import { EVENTS } from '@halte/contract';
import { useCmsMenu } from '../cms/useCmsMenu.ts';
import { useHeader } from '../parts/useHeader.ts';
import { hrefOf, isOutside } from '../rules/links.ts';
import { copyrightYear } from './copyrightYear.ts';
import styles from './FooterLinks.module.css';

/** Copyright, the cookie panel where the tenant has one, and the tenant's links. */
export function FooterLinks() {
  const { host, locale, t } = useHeader();
  const { name, timeZone, footer, urls } = host.tenant;
  const menu = useCmsMenu(footer?.menu);
  const own = footer?.links ?? [];
  const links = [
    ...menu.map(({ title, url }) => ({ title, href: hrefOf(url, locale) })),
    ...own.map(({ title, url }) => ({ title: title[locale], href: hrefOf(url, locale) })),
  ];
  return (
    <div className={styles.links}>
      <span>{`© ${copyrightYear(timeZone)} ${name}`}</span>
      {urls?.consentScript && (
        <button type="button" onClick={() => window.dispatchEvent(new CustomEvent(EVENTS.openConsent))}>
          {t('footer.cookies')}
        </button>
      )}
      {links.map(({ title, href }) => (
        <a key={title} href={href} rel={isOutside(href) ? 'noopener' : undefined}>
          {title}
        </a>
      ))}
    </div>
  );
}
