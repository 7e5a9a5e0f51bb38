import type { ApiProblem } from '@halte/api';
import type { Query, RouteParams } from '@halte/contract';
import { formatTime, type Instant, useTranslate } from '@halte/i18n';
import { FilterChips, LineBadge, useOnlineAgain } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useRef, useState } from 'react';
import { boardLines, hasLive, type Schedules, withoutLive } from '../../place/board.ts';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import styles from './Board.module.css';
import { BoardLines } from './BoardLines.tsx';
import { BoardProblem } from './BoardProblem.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { NewsLine } from './NewsLine.tsx';
import { RestOfDay } from './RestOfDay.tsx';

const ALL = '';

const lineCountOf = ({ stopPoints }: PlaceInFull) =>
  new Set(stopPoints.flatMap(({ lines }) => lines.map(({ id }) => id))).size;

interface BoardProps {
  readonly place: PlaceInFull;
  readonly answer: {
    readonly data: Schedules | undefined;
    readonly problem: ApiProblem | null;
    readonly isLoading: boolean;
    retry(): void;
  };
  readonly params: RouteParams;
  readonly query: Query;
  readonly now: Instant;
  /** Called when all of its lines are rendered. */
  readonly onListed: () => void;
}

/** The next departures of a stop by line and direction. `?line=` of the address leaves one line. */
export function Board({ place, answer, params, query, now, onListed }: BoardProps) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const area = useTranslate('proximity');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, problem, isLoading, retry } = answer;
  const [waited] = useState(!data);
  const zone = host.tenant.timeZone;
  const lineId = data?.lines.some(({ line }) => line.id === query.line) ? (query.line ?? null) : null;
  const board = data && (problem ? withoutLive(data) : data);
  const isLive = board !== undefined && hasLive(board);
  useOnlineAgain(problem ? retry : null);

  // The button of a failed board disappears with the failure, and the focus with it.
  const isFailed = problem !== null;
  useEffect(() => {
    if (!isFailed) return undefined;
    return () => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    };
  }, [isFailed]);

  function choose(line: string): void {
    const { line: _, ...others } = query;
    const next = line === ALL || line === lineId ? others : { ...others, line };
    host.navigation.replace({ name: 'proximity-type-id', params, query: next });
  }

  const chips = (data?.lines ?? []).map(({ line }) => ({
    value: line.id,
    label: <LineBadge line={line} size={24} />,
    name: t('filter.only', { name: area('line.badge', { mode: area(`mode.${line.mode}`), name: line.shortName }) }),
    look: 'bare' as const,
  }));

  return (
    <section aria-labelledby="board-title">
      <h2 id="board-title" ref={heading} tabIndex={-1} className={styles.title}>
        {t('board')}
      </h2>
      {chips.length > 1 && (
        <FilterChips
          className={styles.filter}
          label={t('filter')}
          chips={[{ value: ALL, label: t('filter.all') }, ...chips]}
          chosen={[lineId ?? ALL]}
          onToggle={choose}
        />
      )}
      {problem && (
        <BoardProblem problem={problem} since={data?.from ?? null} isBusy={isLoading} retry={retry} zone={zone} />
      )}
      {board && !problem && (
        <div className={styles.updated}>
          <NewsLine
            isLive={isLive}
            text={isLive ? t('board.updated', { time: formatTime(board.from, zone) }) : area('planned')}
          />
        </div>
      )}
      {board?.reason && <p className={styles.empty}>{t(`board.reason.${board.reason}`)}</p>}
      {!data && !problem && <BoardSkeleton lineCount={lineCountOf(place)} />}
      {board && (
        <BoardLines
          place={place}
          lines={boardLines(board, now, lineId)}
          now={now}
          room={waited ? 'ofSkeleton' : 'ofLines'}
          onListed={onListed}
        />
      )}
      {board && lineId !== null && <RestOfDay key={lineId} stopId={place.id} lineId={lineId} now={now} />}
    </section>
  );
}
