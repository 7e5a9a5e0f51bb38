import type { Locale, Messages } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useCallback } from 'react';
import type { ApiProblem } from '../problem.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
};

/** Texts of the namespace `problems`: `loadMessages('problems', loadProblemMessages)` before a screen that asks the backend is shown. */
export async function loadProblemMessages(locale: Locale): Promise<Messages> {
  return (await LOADERS[locale]()).messages;
}

export type Said = Pick<ApiProblem, 'kind' | 'retryAfter'>;

export interface ProblemWords {
  readonly title: string;
  /** Stands by itself: it says what has happened and what to do. */
  readonly text: string;
}

type Translate = ReturnType<typeof useTranslate>;

/** What a traveller reads about a failed call: the same words on every screen. */
export function wordsOf({ kind, retryAfter }: Said, t: Translate): ProblemWords {
  const isTimed = kind === 'busy' && retryAfter !== null && retryAfter > 0;
  return {
    title: t(`problem.${kind}.title`),
    text: isTimed ? t('problem.busy.wait', { count: retryAfter }) : t(`problem.${kind}.text`),
  };
}

export function useProblemWords(): (problem: Said) => ProblemWords {
  const t = useTranslate('problems');
  return useCallback((problem: Said) => wordsOf(problem, t), [t]);
}
