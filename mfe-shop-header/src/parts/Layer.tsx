import { Icon, IconButton } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import { CloseIcon } from '@halte/ui/icons';
import { Popover } from '@halte/ui/popover';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import styles from './Layer.module.css';
import { useHeader } from './useHeader.ts';
import { useRail } from './usePlacementSize.ts';

export interface LayerProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly title: string;
  /** Which edge of the button the menu begins at. */
  readonly align: 'start' | 'end';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a button of the bar opens: a layer below the button, or a sheet on phones. It has a title, and closes when the page changes. */
export function Layer({ id, anchor, title, align, onClose, children }: LayerProps) {
  const { host, t } = useHeader();
  const isBelow = useRail();
  const close = useEffectEvent(onClose);
  useEffect(() => host.navigation.current.subscribe(() => close()), [host]);
  if (!isBelow) {
    return (
      <Dialog open onOpenChange={onClose} title={title} closeLabel={t('header.close')}>
        {children}
      </Dialog>
    );
  }
  return (
    <Popover id={id} anchor={anchor} align={align} className={styles.below} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton aria-label={t('header.close')}>
          <Icon of={CloseIcon} />
        </IconButton>
      </div>
      {children}
    </Popover>
  );
}
