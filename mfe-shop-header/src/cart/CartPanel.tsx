import { useTranslate } from '@halte/i18n';
import { Anchor, Button, EmptyState, Icon, Notice, Skeleton, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CartIcon } from '@halte/ui/icons';
import { use, useRef } from 'react';
import type { PanelProps } from '../shop/PanelButton.tsx';
import { ShopPanel } from '../shop/ShopPanel.tsx';
import { cartHref } from '../shop/shopLinks.ts';
import { useShopContext } from '../shop/useShopContext.ts';
import { CartBlockView } from './CartBlockView.tsx';
import { CartContext } from './CartContext.ts';
import styles from './CartPanel.module.css';
import { CartTotals } from './CartTotals.tsx';
import { blocksOf, hasBaskets } from './cartBlocks.ts';
import { useCartChange } from './useCartChange.ts';

/** The content of the cart, its total, and the way to the shop. */
export function CartPanel({ end, onClose }: PanelProps) {
  const t = useTranslate('shop');
  const tHeader = useTranslate('shop-header');
  const { tenant } = useHost();
  const context = useShopContext();
  const list = useRef<HTMLDivElement>(null);
  const shown = use(CartContext);
  const { change, hasFailed } = useCartChange(shown, list);
  if (!shown) return null;
  const { cart, status, count, added, isChanging } = shown;
  const isEmpty = cart === null || cart.empty;
  const href = cartHref(cart !== null && hasBaskets(cart), context);
  const toShop = href !== null && (
    <Anchor className={styles.main ?? ''} variant="primary" href={href}>
      {t(cart && hasBaskets(cart) ? 'cart.toCart' : 'cart.toShop')}
    </Anchor>
  );
  const blocks = cart ? blocksOf(cart, tenant.shop?.placeholderNames ?? []) : [];

  return (
    <ShopPanel
      end={end}
      onClose={onClose}
      title={count > 0 ? tHeader('cart.count', { count }) : tHeader('cart.title')}
      initialFocus={() => list.current?.querySelector<HTMLElement>('[data-added]') ?? null}
      footer={
        cart && !isEmpty ? (
          <>
            {hasFailed && <Notice tone="error">{t('cart.changeFailed')}</Notice>}
            <CartTotals cart={cart} />
            {toShop}
          </>
        ) : (
          status === 'failed' && toShop
        )
      }
    >
      <VisuallyHidden>
        <span role="status">{added === null ? '' : t('cart.added')}</span>
      </VisuallyHidden>
      {status === 'loading' && cart === null && (
        <div role="status" aria-label={t('cart.loading')} className={styles.loading}>
          <Skeleton height="2rem" shape="block" />
          <Skeleton height="4rem" shape="block" />
        </div>
      )}
      {status === 'failed' && (
        <EmptyState
          icon={<Icon of={CartIcon} />}
          title={t('cart.failed.title')}
          action={<Button onClick={() => void shown.refresh()}>{t('shop.retry')}</Button>}
        >
          {t('cart.failed.text')}
        </EmptyState>
      )}
      {isEmpty && status === 'ready' && (
        <EmptyState icon={<Icon of={CartIcon} />} title={t('cart.empty.title')} action={toShop}>
          {t('cart.empty.text')}
        </EmptyState>
      )}
      <div ref={list} className={styles.blocks} aria-busy={isChanging}>
        {blocks.map((block) => (
          <CartBlockView key={block.key} block={block} added={added} isChanging={isChanging} onChange={change} />
        ))}
      </div>
    </ShopPanel>
  );
}
