import { useTranslate } from '@halte/i18n';
import { Icon, IconButton, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@halte/ui/icons';
import { type ComponentType, useRef, useState } from 'react';
import { BannerRoom } from '../parts/BannerRoom.tsx';
import type { BannerDialogProps } from './BannerDialog.tsx';
import styles from './Banners.module.css';
import { PICTO_ICONS } from './pictos.ts';
import { useBanners } from './useBanners.ts';

/** The tenant's announcements to all travellers: one banner at a time, moved by the traveller only. */
export function Banners() {
  const host = useHost();
  const t = useTranslate('shop-header');
  const { hasRoom, banners, index, go, dismiss } = useBanners();
  const [Dialog, setDialog] = useState<ComponentType<BannerDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const text = useRef<HTMLButtonElement>(null);
  if (!hasRoom) return null;
  const banner = banners[index];
  if (!banner) return <BannerRoom />;
  const count = banners.length;
  const hasSeveral = count > 1;

  const load = () => import('./BannerDialog.tsx').then((module) => setDialog(() => module.BannerDialog));
  // The click retries a failed load and reports its error.
  const preload = () => void load().catch(() => undefined);
  const open = () => {
    setOpen(true);
    load().catch((error: unknown) => {
      setOpen(false);
      host.report(error, 'banners');
    });
  };
  const close = () => {
    dismiss();
    // The button that was pressed is gone with the last banner: the focus goes to what stands before it.
    const before = bar.current?.previousElementSibling?.querySelectorAll<HTMLElement>('a, button');
    (hasSeveral ? text.current : before?.[before.length - 1])?.focus();
  };

  return (
    <section
      ref={bar}
      className={styles.bar}
      data-banners=""
      data-picto={banner.picto}
      aria-label={t('banners.label')}
      aria-roledescription={hasSeveral ? t('banners.carousel') : undefined}
    >
      {hasSeveral && (
        <IconButton aria-label={t('banners.previous')} onClick={() => go(-1)}>
          <Icon of={ChevronLeftIcon} />
        </IconButton>
      )}
      <button
        ref={text}
        type="button"
        className={styles.banner}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon of={PICTO_ICONS[banner.picto]} className={styles.icon} />
        <span className={styles.title}>{banner.title}</span>
      </button>
      {hasSeveral && (
        <>
          <VisuallyHidden>
            <span role="status">{t('banners.position', { index: index + 1, count })}</span>
          </VisuallyHidden>
          <span className={styles.dots} aria-hidden="true">
            {banners.map(({ id }) => (
              <i key={id} data-current={id === banner.id || undefined} />
            ))}
          </span>
          <IconButton aria-label={t('banners.next')} onClick={() => go(1)}>
            <Icon of={ChevronRightIcon} />
          </IconButton>
        </>
      )}
      <IconButton aria-label={t('banners.dismiss')} onClick={close}>
        <Icon of={CloseIcon} />
      </IconButton>
      {isOpen && Dialog && <Dialog banner={banner} onClose={() => setOpen(false)} />}
    </section>
  );
}
