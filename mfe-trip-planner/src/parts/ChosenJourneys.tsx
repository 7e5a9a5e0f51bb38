import { useOnlineAgain } from '@halte/api/query';
import { useProblemWords } from '@halte/api/words';
import type { HostServices, Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button, Notice, VisuallyHidden } from '@halte/ui';
import { type ReactNode, useEffect } from 'react';
import { detailsStore } from '../trip/detailsStore.ts';
import type { Journey } from '../trip/search.ts';
import { CardSkeleton } from './journey/CardSkeleton.tsx';
import page from './Page.module.css';
import { servicesOf } from './services.ts';
import { useChosenJourneys } from './useChosenJourneys.ts';

export interface ChosenJourneysProps {
  host: HostServices;
  query: Query;
  /** Of the journeys that the screen needs; null where the address names none. */
  codes: readonly (string | null)[];
  title: string;
  /** Draws the screen; with one journey it is the first and the last. */
  children: (first: Journey, last: Journey) => ReactNode;
}

/** A screen about journeys that were chosen. Whoever opens it cold waits for them; when they cannot be had, the results take its place. */
export function ChosenJourneys({ host, query, codes, title, children }: ChosenJourneysProps) {
  const t = useTranslate('trip-planner-journeys');
  const { api } = servicesOf(host);
  const chosen = useChosenJourneys(host, codes);
  const isGone = chosen.status === 'gone';
  const wordsOf = useProblemWords();

  useEffect(() => {
    if (isGone) host.navigation.replace({ name: 'trip-planner-results', query });
  }, [host, query, isGone]);

  function retry(): void {
    for (const code of codes) if (code !== null) void detailsStore.retry(api, code);
  }
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
      {chosen.status === 'failed' ? (
        <Notice
          tone="error"
          title={wordsOf(chosen.problem).title}
          action={<Button onClick={retry}>{t('retry')}</Button>}
        >
          {wordsOf(chosen.problem).text}
        </Notice>
      ) : (
        <>
          <p role="status">
            <VisuallyHidden>{t('chosen.loading')}</VisuallyHidden>
          </p>
          {codes.map((code) => (
            <CardSkeleton key={code} />
          ))}
        </>
      )}
    </div>
  );
}
