import type { MessageKey } from '@halte/contract';

/**
 * The French messages by namespace, for the types of `useTranslate` and `translate`. A workspace adds its own where it loads them:
 * `declare module '@halte/i18n/namespaces' { interface MessageNamespaces { area: typeof messages } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MessageNamespaces {}

export type Namespace = keyof MessageNamespaces;

/** Values of the placeholders; `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Returns the text of a key of the namespace `N`. */
export type Translate<N extends Namespace> = (key: MessageKey<MessageNamespaces[N]>, values?: Values) => string;
