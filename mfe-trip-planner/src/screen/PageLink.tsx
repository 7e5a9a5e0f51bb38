import { useTranslate } from '@halte/i18n';
import { cx, Icon, VisuallyHidden } from '@halte/ui';
import { ExternalIcon } from '@halte/ui/icons';
import { httpUrl } from './httpUrl.ts';
import css from './PageLink.module.css';

interface PageLinkProps {
  readonly url: string;
  readonly className?: string | undefined;
  readonly children: string;
}

/** A link to a page of another site, in a new tab; nothing where the address is no http(s) one. */
export function PageLink({ url, className, children }: PageLinkProps) {
  const t = useTranslate('trip-planner-journeys');
  const address = httpUrl(url);
  if (!address) return null;
  return (
    <a className={cx(css.link, className)} href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon of={ExternalIcon} />
      <VisuallyHidden>{t('link.newTab')}</VisuallyHidden>
    </a>
  );
}
