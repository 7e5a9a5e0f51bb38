import { createContext } from 'react';
import type { ShopNotification } from './readNotifications.ts';

export interface ShownNotifications {
  /** Undefined while they are not known. */
  readonly notifications: readonly ShopNotification[] | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/** The notifications of the button, for the panel that it opens. */
export const NotificationsContext = createContext<ShownNotifications | null>(null);
