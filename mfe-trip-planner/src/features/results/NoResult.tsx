import type { ApiProblem } from '@halte/api';
import { type ProblemWords, useProblemWords } from '@halte/api/words';
import { useTranslate } from '@halte/i18n';
import { Anchor, Button, Icon, useAnnouncer, useOnlineAgain } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { EditIcon, RefreshIcon } from '@halte/ui/icons';
import { useEffect } from 'react';
import { toForm } from '../../trip/routeTargets.ts';
import type { EmptyReason, NextService } from '../../trip/search.ts';
import { Alternatives } from './Alternatives.tsx';
import css from './NoResult.module.css';
import { type Unsearchable, useResultsScreen } from './ResultsContext.ts';
import { useNextTime } from './useNextTime.ts';

export interface NoResultProps {
  reason: EmptyReason | Unsearchable | null;
  problem: ApiProblem | null;
  next: NextService;
}

/** A rejected search has its own texts; all other problems have those of any request. */
function useWords(reason: NoResultProps['reason'], problem: ApiProblem | null): Pick<ProblemWords, 'title' | 'text'> {
  const t = useTranslate('trip-planner-journeys');
  const words = useProblemWords(problem?.kind === 'refused' ? null : problem);
  if (words) return words;
  const why: 'problem.refused' | `empty.${EmptyReason | Unsearchable}` = problem
    ? 'problem.refused'
    : `empty.${reason ?? 'nothing-runs'}`;
  return { title: t(`${why}.title`), text: t(`${why}.text`) };
}

/** Explains why there are no journeys, and offers what may help. */
export function NoResult({ reason, problem, next }: NoResultProps) {
  const t = useTranslate('trip-planner-journeys');
  const announce = useAnnouncer();
  const { navigation } = useHost();
  const { query, retry } = useResultsScreen();
  const { title, text: why } = useWords(reason, problem);
  const nextTime = useNextTime(reason === 'same-via' ? null : reason, next);
  const text = (problem === null && nextTime) || why;
  // The backend would reject the same request again.
  const canRetry = problem !== null && problem.kind !== 'refused';
  useOnlineAgain(canRetry ? retry : null);

  useEffect(() => announce(`${title} ${text}`), [announce, title, text]);

  return (
    <div className={css.none}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      {canRetry && (
        <Button variant="primary" icon={<Icon of={RefreshIcon} />} onClick={retry}>
          {t('retry')}
        </Button>
      )}
      {!problem && reason !== 'same-via' && <Alternatives reason={reason} next={next} />}
      <Anchor variant="quiet" icon={<Icon of={EditIcon} />} href={navigation.href(toForm(query))}>
        {t('alternative.edit')}
      </Anchor>
    </div>
  );
}
