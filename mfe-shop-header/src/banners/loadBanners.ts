import { loadShopMessages } from '../shop/shopMessages.ts';

/** The bar below the header. */
export async function loadBanners() {
  const [{ Banners }] = await Promise.all([
    import(/* webpackChunkName: "besides" */ './Banners.tsx'),
    loadShopMessages(),
  ]);
  return Banners;
}
