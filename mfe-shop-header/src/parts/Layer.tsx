import { Icon, IconButton } from '@halte/ui';
import { Dialog } from '@halte/ui/dialog';
import { CloseIcon } from '@halte/ui/icons';
import { Popover } from '@halte/ui/popover';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import styles from './Layer.module.css';
import { type Entrance, Rows } from './Rows.tsx';
import { useHeader } from './useHeader.ts';
import { useRail } from './usePlacementSize.ts';

export interface LayerProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly title: string;
  /** Which edge of the button the menu begins at. */
  readonly align: 'start' | 'end';
  /** The arrow key on the button that opened it, or entered it when it was open. */
  readonly entrance: Entrance | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel that a button of the bar opens: a layer below the button, or a sheet on phones. It has a title, and closes when the page changes. */
export function Layer({ id, anchor, title, align, entrance, onClose, children }: LayerProps) {
  const { host, t } = useHeader();
  const isBelow = useRail();
  const close = useEffectEvent(onClose);
  useEffect(() => host.navigation.current.subscribe(() => close()), [host]);
  const rows = <Rows entrance={entrance}>{children}</Rows>;
  if (!isBelow) {
    return (
      <Dialog open onOpenChange={onClose} title={title} closeLabel={t('header.close')}>
        {rows}
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
      {rows}
    </Popover>
  );
}
