import type { Query, RouteTarget } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CheckIcon } from '@halte/ui/icons';
import { VIEW_MODE } from '../../trip/model.ts';
import { toList } from '../../trip/routeTargets.ts';
import css from './TripSteps.module.css';

const STEPS = ['out', 'back', 'summary'] as const;

interface TripStepsProps {
  readonly query: Query;
  /** The step of this screen. */
  readonly current: (typeof STEPS)[number];
}

/** The three steps of an out-and-back trip; those that are done lead back to their choice. */
export function TripSteps({ query, current }: TripStepsProps) {
  const { navigation } = useHost();
  const t = useTranslate('trip-planner-journeys');
  const now = STEPS.indexOf(current);
  const targets: Readonly<Record<(typeof STEPS)[number], RouteTarget | null>> = {
    out: toList(VIEW_MODE.full, query),
    back: toList(VIEW_MODE.fullReturn, query),
    summary: null,
  };
  return (
    <ol className={css.steps} aria-label={t('steps')}>
      {STEPS.map((step, index) => {
        const name = `${index + 1} ${t(`steps.${step}`)}`;
        const target = index < now ? targets[step] : null;
        return (
          <li
            key={step}
            className={css.step}
            data-done={index <= now}
            aria-current={index === now ? 'step' : undefined}
          >
            {target ? (
              <a className={css.link} href={navigation.href(target)}>
                <Icon of={CheckIcon} />
                {name}
              </a>
            ) : (
              <span className={css.name}>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
