import { loadShopMessages } from '../shop/shopMessages.ts';

/** The kind `notifications-menu`. */
export async function loadNotificationsMenu() {
  const [{ NotificationsMenu }] = await Promise.all([
    import(/* webpackChunkName: "notifications" */ './NotificationsMenu.tsx'),
    loadShopMessages(),
  ]);
  return NotificationsMenu;
}
