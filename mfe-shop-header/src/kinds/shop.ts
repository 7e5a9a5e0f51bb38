/** The components that the shop fills, loaded when one is shown. Most pages show cart and banners: their code comes with that of the header. */
export const cart = async () => (await import(/* webpackChunkName: "besides" */ '../cart/CartMenu.tsx')).CartMenu;
export const notifications = async () =>
  (
    await import(/* webpackChunkName: "notifications" */ '../notifications/loadNotificationsMenu.ts')
  ).loadNotificationsMenu();
export const banners = async () => (await import(/* webpackChunkName: "besides" */ '../banners/Banners.tsx')).Banners;
