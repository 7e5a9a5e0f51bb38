/** The components that the shop fills; code and texts are loaded when one is shown. */
export const cart = async () => (await import('../cart/loadCartMenu.ts')).loadCartMenu();
export const notifications = async () =>
  (await import('../notifications/loadNotificationsMenu.ts')).loadNotificationsMenu();
export const banners = async () => (await import('../banners/loadBanners.ts')).loadBanners();
