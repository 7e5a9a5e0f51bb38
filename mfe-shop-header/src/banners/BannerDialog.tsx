import { useLocale, useTranslate } from '@halte/i18n';
import { Anchor, Icon, VisuallyHidden } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import { ExternalIcon } from '@halte/ui/icons';
import { useEffect } from 'react';
import { hrefOf } from '../rules/links.ts';
import styles from './BannerDialog.module.css';
import { PICTO_ICONS } from './pictos.ts';
import type { Banner } from './readBanners.ts';

export interface BannerDialogProps {
  readonly banner: Banner;
  readonly onClose: () => void;
}

/** For scripts and styles outside the app. */
const OPEN_MARK = 'modal-open';

/** A banner in full, with its button where it has both a text and a link. */
export function BannerDialog({ banner, onClose }: BannerDialogProps) {
  const t = useTranslate('shop-header');
  const locale = useLocale();
  const { title, description, picto, buttonText, link } = banner;
  useEffect(() => {
    document.body.classList.add(OPEN_MARK);
    return () => document.body.classList.remove(OPEN_MARK);
  }, []);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('banners.title')}
      closeLabel={t('shop.close')}
      className={styles.dialog ?? ''}
    >
      <div className={styles.content} data-picto={picto}>
        <span className={styles.disc}>
          <Icon of={PICTO_ICONS[picto]} />
        </span>
        <h3 className={styles.title}>{title}</h3>
        {description !== '' && <p className={styles.description}>{description}</p>}
        {buttonText !== null && link !== null && (
          <Anchor variant="primary" href={hrefOf(link, locale)} target="_blank" rel="noopener">
            {buttonText}
            <Icon of={ExternalIcon} />
            <VisuallyHidden> {t('shop.newTab')}</VisuallyHidden>
          </Anchor>
        )}
      </div>
    </Dialog>
  );
}
