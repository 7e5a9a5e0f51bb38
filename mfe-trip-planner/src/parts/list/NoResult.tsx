import type { ApiProblem } from '@halte/api';
import { useOnlineAgain } from '@halte/api/query';
import { type ProblemWords, useProblemWords } from '@halte/api/words';
import { useTranslate } from '@halte/i18n';
import { Anchor, Button, EmptyState, Icon, useAnnouncer } from '@halte/ui';
import { EditIcon, ErrorIcon, OfflineIcon, RouteIcon } from '@halte/ui/icons';
import { type ReactNode, useEffect } from 'react';
import type { EmptyReason } from '../../trip/search.ts';
import css from './NoResult.module.css';

export interface NoResultProps {
  reason: EmptyReason | null;
  problem: ApiProblem | null;
  /** Other searches that may help. */
  alternatives: ReactNode;
  /** Of the form with this search. */
  editHref: string;
  onRetry: () => void;
}

/** A search that is refused has reasons of its own; all other problems are those of any call. */
function useWords(reason: EmptyReason | null, problem: ApiProblem | null): ProblemWords {
  const t = useTranslate('trip-planner-journeys');
  const wordsOf = useProblemWords();
  if (problem !== null && problem.kind !== 'refused') return wordsOf(problem);
  const why = problem ? 'problem.refused' : `empty.${reason ?? 'nothing-runs'}`;
  return { title: t(`${why}.title`), text: t(`${why}.text`) };
}

/** Nothing to show: why, and what helps. */
export function NoResult({ reason, problem, alternatives, editHref, onRetry }: NoResultProps) {
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();
  const { title, text } = useWords(reason, problem);
  // The same refused question would be refused again.
  const canRetry = problem !== null && problem.kind !== 'refused';
  const icon = problem === null ? RouteIcon : problem.kind === 'offline' ? OfflineIcon : ErrorIcon;
  useOnlineAgain(canRetry ? onRetry : null);

  useEffect(() => announce(`${title} ${text}`), [announce, title, text]);

  return (
    <EmptyState
      className={css.compact}
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
