import { fieldsOf } from '@halte/contract';
import { type Action, readAction } from '../shop/action.ts';
import { listOf, textOf } from '../shop/fields.ts';

export interface ShopNotification {
  readonly key: string;
  readonly label: string;
  /** The first of its actions: only this one is offered. */
  readonly action: Action | null;
}

/** An answer of `store/notifications`. A notification without a text is left out. */
export function readNotifications(answer: unknown): readonly ShopNotification[] {
  return listOf(fieldsOf(answer)['notifications'], (fields) => ({
    id: textOf(fields['id']),
    label: textOf(fields['label']),
    actions: listOf(fields['actions'], readAction),
  })).flatMap(({ id, label, actions: [action = null] }, index) =>
    label === null ? [] : [{ key: `${id ?? ''} ${index}`, label, action }],
  );
}
