import type { EpochSeconds } from '@halte/engine/common/time';
import { type Static, Type } from 'typebox';
import type { Language } from '../common/language.ts';
import {
  Code,
  isShown,
  Link,
  linkIn,
  SHOWN,
  type Shown,
  STRICT,
  shownOf,
  type Texts,
  text,
  textIn,
  texts,
} from './fields.ts';
import { type ContentFolder, readFiles } from './files.ts';

const ParameterFields = Type.Object(
  { type: Type.Optional(Code), code: text(80), label: Type.Optional(texts(120)), value: text(500) },
  STRICT,
);
const ActionFields = Type.Object(
  {
    type: Code,
    label: Type.Optional(texts(120)),
    parameters: Type.Optional(Type.Array(ParameterFields, { maxItems: 20 })),
    route: Type.Optional(Link),
  },
  STRICT,
);
const NotificationFile = Type.Object(
  { label: texts(240), actions: Type.Array(ActionFields, { minItems: 1, maxItems: 5 }), ...SHOWN },
  STRICT,
);

export interface Notification extends Shown {
  readonly id: string;
  readonly label: Texts;
  readonly actions: readonly Static<typeof ActionFields>[];
}

export async function readNotifications(folder: ContentFolder): Promise<Notification[]> {
  const files = await readFiles(folder, 'notifications', NotificationFile);
  return files
    .map(
      ({ id, value, refuse }): Notification => ({
        id,
        label: value.label,
        actions: value.actions,
        ...shownOf(value, refuse),
      }),
    )
    .sort((a, b) => a.order - b.order);
}

/** The shop's current notifications for a tenant's customers. */
export function notificationsNow(all: readonly Notification[], tenant: string, language: Language, now: EpochSeconds) {
  return all
    .filter((notification) => isShown(notification, tenant, now))
    .map(({ id, label, actions }) => ({
      id,
      label: textIn(label, language),
      actions: actions.map((action) => ({
        type: action.type,
        label: action.label ? textIn(action.label, language) : null,
        parameters: (action.parameters ?? []).map((parameter) => ({
          type: parameter.type ?? 'STRING',
          code: parameter.code,
          label: parameter.label ? textIn(parameter.label, language) : null,
          value: parameter.value,
        })),
        route: action.route === undefined ? null : linkIn(action.route, language),
      })),
    }));
}
