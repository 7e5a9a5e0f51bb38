import { useProblemWords } from '@halte/api/words';
import type { Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button, Notice, useOnlineAgain, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { type ReactNode, useEffect, useRef } from 'react';
import page from '../../screen/Page.module.css';
import type { Journey } from '../../trip/search.ts';
import { RowSkeleton } from './RowSkeleton.tsx';
import { type CodesToShow, useChosenJourneys } from './useChosenJourneys.ts';

export interface ChosenJourneysProps {
  query: Query;
  codes: CodesToShow;
  title: string;
  /** Renders the screen. With one journey, it is both the first and the last. */
  children: (first: Journey, last: Journey) => ReactNode;
}

/** A screen about chosen journeys. Waits for them on a cold start; redirects to the results, with the reason, when one is missing or no longer exists. */
export function ChosenJourneys({ query, codes, title, children }: ChosenJourneysProps) {
  const t = useTranslate('trip-planner-journeys');
  const { navigation, toasts } = useHost();
  const { chosen, retry } = useChosenJourneys(codes);
  const isGone = chosen.status === 'gone';
  const words = useProblemWords(chosen.status === 'failed' ? chosen.problem : null);

  const isNamed = !codes.includes(null);

  // Redirect once: this screen may render again before the results are shown.
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (!isGone || hasRedirected.current) return;
    hasRedirected.current = true;
    toasts.show({ type: 'info', message: t(isNamed ? 'chosen.gone' : 'chosen.first') });
    navigation.replace({ name: 'trip-planner-results', query });
  }, [navigation, toasts, t, query, isGone, isNamed]);

  useOnlineAgain(chosen.status === 'failed' ? retry : null);

  if (chosen.status === 'ready') {
    const [first] = chosen.journeys;
    const last = chosen.journeys.at(-1);
    return first && last ? children(first, last) : null;
  }
  if (isGone) return null;
  return (
    <div className={page.page}>
      <h1>{title}</h1>
      {words ? (
        <Notice tone={words.tone} title={words.title} action={<Button onClick={retry}>{t('retry')}</Button>}>
          {words.text}
        </Notice>
      ) : (
        <>
          <p role="status">
            <VisuallyHidden>{t('chosen.loading')}</VisuallyHidden>
          </p>
          {codes.map((code) => (
            <RowSkeleton key={code} />
          ))}
        </>
      )}
    </div>
  );
}
