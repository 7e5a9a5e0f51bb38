import { isRecord } from '@halte/contract/fields';
import type { NotificationEvent, WorkerScope } from './scope.ts';

/** The page that a notification leads to; null for what is none of this host. */
function addressOf(data: unknown, origin: string): URL | null {
  if (!isRecord(data) || typeof data['path'] !== 'string') return null;
  const url = URL.parse(data['path'], origin);
  return url?.origin === origin ? url : null;
}

/** A tapped notification leads to its page: in the tab that shows it, else in a new one, so that no other page loses what is typed there. */
export async function openNotified(
  { clients, location }: WorkerScope,
  { notification }: NotificationEvent,
): Promise<void> {
  notification.close();
  const address = addressOf(notification.data, location.origin);
  if (!address) return;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => new URL(url).pathname === address.pathname);
  await (shown ? shown.focus() : clients.openWindow(address.href));
}
