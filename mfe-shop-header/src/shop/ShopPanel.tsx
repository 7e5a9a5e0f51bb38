import { useTranslate } from '@halte/i18n';
import { Dialog } from '@halte/ui/dialog';
import { useHost } from '@halte/ui/host';
import { type ReactNode, useEffect } from 'react';
import type { PanelProps } from './PanelButton.tsx';
import styles from './ShopPanel.module.css';

interface ShopPanelProps extends PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly initialFocus?: () => HTMLElement | null;
}

/** Below its button, 400 px wide; on phones a sheet. It is closed when the page changes. */
export function ShopPanel({ end, onClose, ...content }: ShopPanelProps) {
  const { navigation } = useHost();
  const t = useTranslate('shop-header');
  useEffect(() => navigation.current.subscribe(onClose), [navigation, onClose]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t('shop.close')}
      className={styles.panel ?? ''}
      style={{ '--panel-end': `${end}px` }}
      {...content}
    />
  );
}
