import type { Locale } from '@halte/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { arrival, getLocale, i18next, textOf } from './messages.ts';
import type { Namespace, Translate, Values } from './namespaces.ts';

/** Texts that are missing are not waited for: the host loads them before it shows a view. */
const options = (bindI18n: string) => ({ i18n: i18next, useSuspense: false, bindI18n, bindI18nStore: '' }) as const;

const LANGUAGE = 'languageChanged';
/** By namespace, and always the same: react-i18next subscribes again with other ones. */
const OF_TEXTS = new Map<string, ReturnType<typeof options>>();

function optionsOf(namespace: string): ReturnType<typeof options> {
  const known = OF_TEXTS.get(namespace) ?? options(`${LANGUAGE} ${arrival(namespace)}`);
  OF_TEXTS.set(namespace, known);
  return known;
}

/** As {@link useTranslate}, for keys that come from outside, e.g. from the backend; a key without a text is returned as it is. */
export function useTranslateKey(namespace: string): (key: string, values?: Values) => string {
  const { t } = useTranslation(namespace, optionsOf(namespace));
  return useCallback((key: string, values?: Values) => textOf(t, namespace, key, values), [namespace, t]);
}

/** Texts of one namespace. The function is a new one whenever the language or the texts change. */
export function useTranslate<N extends Namespace>(namespace: N): Translate<N> {
  return useTranslateKey(namespace);
}

function subscribeToLanguage(listener: () => void): () => void {
  i18next.on(LANGUAGE, listener);
  return () => i18next.off(LANGUAGE, listener);
}

/** The language of the page. An external store: React renders all of its readers before the next timer or answer, so that none asks in the former one. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribeToLanguage, getLocale, getLocale);
}
