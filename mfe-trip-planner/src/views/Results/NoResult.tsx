import type { HostServices, Query } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, Button, EmptyState, useAnnouncer } from '@halte/ui';
import { EditIcon, ErrorIcon, OfflineIcon, RouteIcon } from '@halte/ui/icons';
import { useEffect } from 'react';
import type { Trip } from '../../trip/model.ts';
import type { EmptyReason, SearchProblem } from '../../trip/search.ts';
import { Alternatives } from './Alternatives.tsx';
import css from './NoResult.module.css';

const PROBLEM_ICONS = { offline: OfflineIcon, unavailable: ErrorIcon, refused: ErrorIcon };

export interface NoResultProps {
  host: HostServices;
  query: Query;
  trip: Trip;
  reason: EmptyReason | null;
  problem: SearchProblem | null;
  onSearch: (trip: Trip) => void;
  onRetry: () => void;
}

/** Nothing to show: why, and what helps. */
export function NoResult({ host, query, trip, reason, problem, onSearch, onRetry }: NoResultProps) {
  const t = useTranslate('trip-planner');
  const announce = useAnnouncer();
  const why = problem ? `problem.${problem}` : `empty.${reason ?? 'nothing-runs'}`;
  const title = t(`${why}.title`);
  const text = t(`${why}.text`);
  const canRetry = problem === 'offline' || problem === 'unavailable';
  const Icon = problem ? PROBLEM_ICONS[problem] : RouteIcon;

  useEffect(() => announce(`${title} ${text}`), [announce, title, text]);

  return (
    <EmptyState
      icon={<Icon aria-hidden="true" />}
      title={title}
      action={
        <div className={css.actions}>
          {canRetry && (
            <Button variant="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {!problem && <Alternatives host={host} trip={trip} reason={reason} onSearch={onSearch} />}
          <Anchor
            variant="quiet"
            icon={<EditIcon aria-hidden="true" />}
            href={host.navigation.href({ name: 'trip-planner', query })}
          >
            {t('alternative.edit')}
          </Anchor>
        </div>
      }
    >
      {text}
    </EmptyState>
  );
}
