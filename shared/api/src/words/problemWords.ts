import { messageLoader, type Translate, useTranslate } from '@halte/i18n';
import { useEffect, useState } from 'react';
import type { ApiProblem } from '../policy/problem.ts';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    problems: typeof import('./messages/fr.ts').messages;
  }
}

/** Before a screen that asks the backend is shown. */
export const loadProblemMessages = messageLoader('problems', {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
});

export type ProblemCause = Pick<ApiProblem, 'kind' | 'retryAfter'>;

export interface ProblemWords {
  /** Tone of the notice. */
  readonly tone: 'error' | 'offline';
  readonly title: string;
  /** Self-contained: says what has happened and what to do. */
  readonly text: string;
}

/** The wording of a failed call: the same on every screen. */
export function wordsOf({ kind, retryAfter }: ProblemCause, t: Translate<'problems'>): ProblemWords {
  const isTimed = kind === 'busy' && retryAfter !== null && retryAfter > 0;
  return {
    tone: kind === 'offline' ? 'offline' : 'error',
    title: t(`problem.${kind}.title`),
    text: isTimed ? t('problem.busy.wait', { count: retryAfter }) : t(`problem.${kind}.text`),
  };
}

/** Seconds between two counts: a screen reader announces each one. */
const STEP = 5;

/** The seconds that are left of a wait, in steps. */
export function secondsLeft(wait: number, waitedMs: number): number {
  return Math.max(0, Math.min(wait, STEP * Math.ceil((wait - waitedMs / 1_000) / STEP)));
}

/** When each problem was first shown. */
const shownSince = new WeakMap<ProblemCause, number>();

function millisSinceShown(problem: ProblemCause): number {
  const now = performance.now();
  const since = shownSince.get(problem) ?? now;
  shownSince.set(problem, since);
  return now - since;
}

/** As {@link wordsOf}, counting down what is left to wait; null without a problem. */
export function useProblemWords<Problem extends ProblemCause | null>(
  problem: Problem,
): ProblemWords | (Problem & null) {
  const t = useTranslate('problems');
  const [, setCount] = useState(0);
  const wait = problem?.retryAfter ?? null;
  const left = problem && wait !== null ? secondsLeft(wait, millisSinceShown(problem)) : null;
  const isCounting = left !== null && left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setCount((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return problem ? wordsOf({ kind: problem.kind, retryAfter: left }, t) : (null as Problem & null);
}
