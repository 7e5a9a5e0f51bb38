import { loadShopMessages } from '../shop/shopMessages.ts';

/** The kind `cart-summary`. */
export async function loadCartMenu() {
  const [{ CartMenu }] = await Promise.all([
    import(/* webpackChunkName: "besides" */ './CartMenu.tsx'),
    loadShopMessages(),
  ]);
  return CartMenu;
}
