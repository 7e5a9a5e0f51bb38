import type { Locale } from '@halte/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getLocale, i18next, translate, type Values } from './messages.ts';

/** Texts that are missing are not waited for: the host loads them before it shows a view. */
const OPTIONS = { i18n: i18next, useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' } as const;

/** Texts of one namespace. The function is a new one whenever the language or the texts change. */
export function useTranslate(namespace: string): (key: string, values?: Values) => string {
  const { t } = useTranslation(namespace, OPTIONS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts live outside React; a new `t` says that they changed
  return useCallback((key: string, values?: Values) => translate(namespace, key, values), [namespace, t]);
}

export function useLocale(): Locale {
  useTranslation(undefined, OPTIONS);
  return getLocale();
}
