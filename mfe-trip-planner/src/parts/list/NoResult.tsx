import { useTranslate } from '@halte/i18n';
import { Anchor, Button, EmptyState, Icon, useAnnouncer } from '@halte/ui';
import { EditIcon, ErrorIcon, OfflineIcon, RouteIcon } from '@halte/ui/icons';
import { type ReactNode, useEffect } from 'react';
import type { EmptyReason, SearchProblem } from '../../trip/search.ts';
import css from './NoResult.module.css';

const PROBLEM_ICONS = { offline: OfflineIcon, unavailable: ErrorIcon, refused: ErrorIcon };

export interface NoResultProps {
  reason: EmptyReason | null;
  problem: SearchProblem | null;
  /** Other searches that may help. */
  alternatives: ReactNode;
  /** Of the form with this search. */
  editHref: string;
  onRetry: () => void;
}

/** Nothing to show: why, and what helps. */
export function NoResult({ reason, problem, alternatives, editHref, onRetry }: NoResultProps) {
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();
  const why = problem ? `problem.${problem}` : `empty.${reason ?? 'nothing-runs'}`;
  const title = t(`${why}.title`);
  const text = t(`${why}.text`);
  const canRetry = problem === 'offline' || problem === 'unavailable';
  const icon = problem ? PROBLEM_ICONS[problem] : RouteIcon;

  useEffect(() => announce(`${title} ${text}`), [announce, title, text]);

  return (
    <EmptyState
      icon={<Icon of={icon} />}
      title={title}
      action={
        <div className={css.actions}>
          {canRetry && (
            <Button variant="primary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {!problem && alternatives}
          <Anchor variant="quiet" icon={<Icon of={EditIcon} />} href={editHref}>
            {t('alternative.edit')}
          </Anchor>
        </div>
      }
    >
      {text}
    </EmptyState>
  );
}
