/** The components that the shop fills; code and texts are loaded when one is shown. Each is one file with what loads it. */
export const cart = async () => (await import(/* webpackChunkName: "cart" */ '../cart/loadCartMenu.ts')).loadCartMenu();
export const notifications = async () =>
  (
    await import(/* webpackChunkName: "notifications" */ '../notifications/loadNotificationsMenu.ts')
  ).loadNotificationsMenu();
export const banners = async () =>
  (await import(/* webpackChunkName: "banners" */ '../banners/loadBanners.ts')).loadBanners();
