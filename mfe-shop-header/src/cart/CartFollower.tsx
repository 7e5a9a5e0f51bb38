import { memo, useLayoutEffect } from 'react';
import { type ShownCart, useCart } from './useCart.ts';

export interface FollowerProps {
  /** Events of the cart that came before its code, the earliest first. */
  readonly missed: readonly Event[];
  readonly onAddition: () => void;
  readonly onCart: (cart: ShownCart) => void;
}

/** Follows the visitor's cart and draws nothing. Memoised: what it hands on is drawn by the component around it. */
export const CartFollower = memo(function CartFollower({ missed, onAddition, onCart }: FollowerProps) {
  const cart = useCart(onAddition, missed);
  useLayoutEffect(() => onCart(cart));
  return null;
});
