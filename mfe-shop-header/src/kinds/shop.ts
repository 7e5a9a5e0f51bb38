/** The components that the shop fills; code and texts are loaded when one is shown. Most pages show cart and banners: their code comes with that of the header. */
export const cart = async () =>
  (await import(/* webpackChunkName: "besides" */ '../cart/loadCartMenu.ts')).loadCartMenu();
export const notifications = async () =>
  (
    await import(/* webpackChunkName: "notifications" */ '../notifications/loadNotificationsMenu.ts')
  ).loadNotificationsMenu();
export const banners = async () =>
  (await import(/* webpackChunkName: "besides" */ '../banners/loadBanners.ts')).loadBanners();
