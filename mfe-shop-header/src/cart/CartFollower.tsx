import { memo, useLayoutEffect } from 'react';
import { useCart } from './useCart.ts';
import type { FollowerProps } from './useFollower.ts';

/** Follows the visitor's cart and draws nothing. Memoised: what it hands on is drawn by the component around it. */
export const CartFollower = memo(function CartFollower({ missed, onAddition, onCart }: FollowerProps) {
  const cart = useCart(onAddition, missed);
  useLayoutEffect(() => onCart(cart));
  return null;
});
