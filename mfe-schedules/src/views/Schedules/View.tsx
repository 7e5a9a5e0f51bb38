import { answerOf, apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import { useProblemWords } from '@halte/api/words';
import type { HostServices, ViewProps } from '@halte/contract';
import { useLocale, useTranslate } from '@halte/i18n';
import { Button, EmptyState, Notice, TextField } from '@halte/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { areLines, type Line, matchesLine } from '../../lines/rules.ts';
import { LineGroups } from './LineGroups.tsx';
import { LinesSkeleton } from './LinesSkeleton.tsx';
import styles from './View.module.css';

function useLines(host: HostServices) {
  const locale = useLocale();
  const api = apiFor(host);
  const answer = useApiQuery(`lines/${host.tenant.apiKey}/${locale}`, (signal) =>
    answerOf(api.GET('/api/v1/lines', { signal }), areLines),
  );
  return {
    ...answer,
    retry() {
      api.wake();
      answer.retry();
    },
  };
}

function Found({ lines }: { lines: readonly Line[] }) {
  const t = useTranslate('schedules');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const found = useMemo(() => lines.filter((line) => matchesLine(line, query)), [lines, query]);
  return (
    <>
      <TextField
        id="line-filter"
        type="search"
        label={t('filter.label')}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.filter}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles.count} role="status">
        {found.length > 0 && t('lines.count', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <LineGroups lines={found} />
      ) : (
        <EmptyState
          title={t('filter.empty', { query: typed.trim() })}
          action={<Button onClick={() => setTyped('')}>{t('filter.clear')}</Button>}
        >
          <p>{t('filter.hint')}</p>
        </EmptyState>
      )}
    </>
  );
}

/** The lines of the network. */
export function View({ host }: ViewProps) {
  const t = useTranslate('schedules');
  const wordsOf = useProblemWords();
  const { data, problem, isLoading, retry } = useLines(host);
  return (
    <div className={styles.page}>
      <h1>{t('title.schedules')}</h1>
      {problem && !data && (
        <Notice tone="error" title={t('error.title')} action={<Button onClick={retry}>{t('error.retry')}</Button>}>
          <p>{wordsOf(problem).text}</p>
        </Notice>
      )}
      {isLoading && !problem && <LinesSkeleton label={t('loading')} />}
      {data?.lines.length === 0 && (
        <EmptyState title={t('empty.title')}>
          <p>{t('empty.hint')}</p>
        </EmptyState>
      )}
      {data && data.lines.length > 0 && <Found lines={data.lines} />}
    </div>
  );
}
