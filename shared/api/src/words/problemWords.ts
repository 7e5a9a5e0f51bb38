import { lazyMessages, type Translate, useTranslate } from '@halte/i18n';
import { useCallback } from 'react';
import type { ApiProblem } from '../policy/problem.ts';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    problems: typeof import('./messages/fr.ts').messages;
  }
}

/** Texts of the namespace `problems`: `loadMessages('problems', loadProblemMessages)` before a screen that asks the backend is shown. */
export const loadProblemMessages = lazyMessages({
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

export type ProblemCause = Pick<ApiProblem, 'kind' | 'retryAfter'>;

export interface ProblemWords {
  readonly title: string;
  /** Stands by itself: it says what has happened and what to do. */
  readonly text: string;
}

/** What a traveller reads about a failed call: the same words on every screen. */
export function wordsOf({ kind, retryAfter }: ProblemCause, t: Translate<'problems'>): ProblemWords {
  const isTimed = kind === 'busy' && retryAfter !== null && retryAfter > 0;
  return {
    title: t(`problem.${kind}.title`),
    text: isTimed ? t('problem.busy.wait', { count: retryAfter }) : t(`problem.${kind}.text`),
  };
}

export function useProblemWords(): (problem: ProblemCause) => ProblemWords {
  const t = useTranslate('problems');
  return useCallback((problem: ProblemCause) => wordsOf(problem, t), [t]);
}
