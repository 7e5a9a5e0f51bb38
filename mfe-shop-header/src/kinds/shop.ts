/** Kinds that the shop fills; their code and texts are loaded when they are shown. */
export const cart = async () => (await import('../cart/loadCartMenu.ts')).loadCartMenu();
export const notifications = async () =>
  (await import('../notifications/loadNotificationsMenu.ts')).loadNotificationsMenu();
