import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { CartIcon } from '@halte/ui/icons';
import { useCallback, useState } from 'react';
import { PanelButton } from '../shop/PanelButton.tsx';
import { loadShopMessages } from '../shop/shopMessages.ts';
import { CartContext } from './CartContext.ts';
import styles from './CartMenu.module.css';
import { useFollower } from './useFollower.ts';

async function loadPanel() {
  const [{ CartPanel }] = await Promise.all([import('./CartPanel.tsx'), loadShopMessages()]);
  return CartPanel;
}

const MOST_SHOWN = 99;

/** The cart in the bar: its number of items, and a panel with its content, which opens automatically after an addition. */
export function CartMenu() {
  const t = useTranslate('shop-header');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const { cart, Follower, missed, onCart } = useFollower();
  const { count } = cart;

  function onOpenChange(next: boolean): void {
    // Another tab or the shop may have changed it.
    if (next && cart.status !== 'loading') void cart.refresh();
    setOpen(next);
  }

  const face = (
    <>
      <Icon of={CartIcon} />
      {count > 0 && <span className={styles.count}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>}
    </>
  );
  return (
    <CartContext value={cart}>
      {Follower && <Follower missed={missed} onAddition={open} onCart={onCart} />}
      <PanelButton
        label={count > 0 ? t('cart.count', { count }) : t('cart.title')}
        face={face}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        load={loadPanel}
      />
    </CartContext>
  );
}
