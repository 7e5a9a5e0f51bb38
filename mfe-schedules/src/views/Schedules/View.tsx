import { useQuery } from '@halte/api/query';
import { useProblemWords } from '@halte/api/words';
import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Button, EmptyState, Icon, Notice, useDebouncedValue, useFavourites, useIsHydrated } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { SearchIcon } from '@halte/ui/icons';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { favouritesOfLine } from '../../favourites/favouritesOfLine.ts';
import { groupLines, type Line } from '../../lines/rules.ts';
import { type Alert, alertsByLine, foundLines, isStopSearch } from '../../lines/wall.ts';
import { AlertStrip } from './AlertStrip.tsx';
import { LinesSkeleton } from './LinesSkeleton.tsx';
import { ModeChips } from './ModeChips.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './View.module.css';
import { FoundPlates, Wall } from './Wall.tsx';

const TYPING_PAUSE_MS = 300;

interface FoundProps {
  lines: readonly Line[];
  alerts: ReadonlyMap<string, Alert>;
  typed: string;
  onClear: () => void;
}

function Found({ lines, alerts, typed, onClear }: FoundProps) {
  const host = useHost();
  const t = useTranslate('schedules');
  const saved = useFavourites(host);
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const search = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const byStop = useQuery('/api/v1/lines', isStopSearch(search) ? { params: { query: { search } } } : null);
  const shared = { alerts, saved };

  if (search === '') {
    const savedLines = lines.filter((line) => favouritesOfLine(saved.lists, line).length > 0);
    const shown = onlyFavourites ? savedLines : lines;
    return (
      <>
        <div className={styles.chips}>
          <ModeChips
            modes={groupLines(lines).map(({ mode }) => mode)}
            hasFavourites={savedLines.length > 0}
            onlyFavourites={onlyFavourites}
            onFavourites={setOnlyFavourites}
          />
        </div>
        <p className={styles.count} role="status">
          {t('lines.count', { count: shown.length })}
        </p>
        <AlertStrip lines={shown} alerts={alerts} />
        {onlyFavourites && savedLines.length === 0 && <EmptyState title={t('wall.favourites.empty')} />}
        <Wall lines={shown} {...shared} />
      </>
    );
  }
  const found = foundLines(lines, search, byStop.data?.lines ?? []);
  return (
    <>
      <p className={styles.found} role="status">
        {found.length > 0 && t('wall.found', { count: found.length, query: search })}
        {found.length === 0 && byStop.isLoading && t('loading')}
      </p>
      {found.length > 0 && <FoundPlates lines={found} {...shared} />}
      {found.length === 0 && !byStop.isLoading && (
        <EmptyState
          icon={<Icon of={SearchIcon} />}
          title={t('filter.empty', { query: search })}
          action={
            <Button variant="primary" onClick={onClear}>
              {t('filter.clear')}
            </Button>
          }
        >
          <p>{t('filter.hint')}</p>
        </EmptyState>
      )}
    </>
  );
}

/** The typed text, also in the address, so that Back finds the same lines. */
function useTyped(inAddress: string) {
  const { navigation } = useHost();
  const [typed, setTyped] = useState(inAddress);
  const [lastAddress, setLastAddress] = useState(inAddress);
  const settled = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  if (lastAddress !== inAddress) {
    setLastAddress(inAddress);
    // Not what was written here: a link or Back within this page.
    if (inAddress.trim() !== settled) setTyped(inAddress);
  }
  const remember = useEffectEvent((search: string) => {
    if (search === inAddress.trim()) return;
    navigation.replace({ name: 'schedules', query: search === '' ? {} : { search } });
  });
  useEffect(() => remember(settled), [settled]);
  return [typed, setTyped] as const;
}

/** The lines of the network. */
export function View({ query }: ViewProps) {
  const t = useTranslate('schedules');
  const { data, problem, isLoading, retry } = useQuery('/api/v1/lines', {});
  // Both come with the page; without the lines, the alerts are of no use.
  const alerts = useQuery('/api/v1/alerts', data ? {} : null);
  const byLine = useMemo(() => alertsByLine(alerts.data?.alerts ?? []), [alerts.data]);
  const words = useProblemWords(data ? null : problem);
  const [typed, setTyped] = useTyped(query['search'] ?? '');
  const isHydrated = useIsHydrated();
  const hasLines = data !== undefined && data.lines.length > 0;
  // The strip of alerts would push the lines down.
  const isComplete = alerts.data !== undefined || alerts.problem !== null;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{t('title.schedules')}</h1>
        <SearchField value={isHydrated ? typed : ''} onChange={setTyped} />
      </div>
      {words && (
        <Notice tone={words.tone} title={t('error.title')} action={<Button onClick={retry}>{t('error.retry')}</Button>}>
          <p>{words.text}</p>
        </Notice>
      )}
      {((isLoading && !problem) || (hasLines && !isComplete)) && <LinesSkeleton label={t('loading')} />}
      {data && !hasLines && (
        <EmptyState title={t('empty.title')}>
          <p>{t('empty.hint')}</p>
        </EmptyState>
      )}
      {hasLines && isComplete && (
        <Found lines={data.lines} alerts={byLine} typed={typed} onClear={() => setTyped('')} />
      )}
    </div>
  );
}
