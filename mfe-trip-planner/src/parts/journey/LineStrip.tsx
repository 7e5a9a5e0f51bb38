import { formatDelta, useTranslate } from '@halte/i18n';
import { Icon, LineBadge } from '@halte/ui';
import { BikeIcon, WalkIcon } from '@halte/ui/icons';
import type { StripPart } from '../../trip/journey.ts';
import css from './LineStrip.module.css';

function DirectMode({ kind, minutes }: { kind: 'walk' | 'bike'; minutes: number }) {
  const t = useTranslate('trip-planner-journeys');
  const icon = kind === 'walk' ? WalkIcon : BikeIcon;
  const count = minutes === 0 ? '<1' : minutes;
  return (
    <span role="img" aria-label={t(`strip.${kind}`, { count })} className={css.direct}>
      <Icon of={icon} />
      {formatDelta(minutes * 60)}
    </span>
  );
}

/** The legs of a journey as icons and line badges. */
export function LineStrip({ parts }: { parts: readonly StripPart[] }) {
  const t = useTranslate('trip-planner-journeys');
  return (
    <span className={css.strip}>
      <span className={css.parts}>
        {parts.map(({ kind, minutes, line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be taken twice, and parts never change places
          <span key={index} className={css.part}>
            {kind === 'ride' && line ? (
              <LineBadge line={line} withMode label={t(`line.${line.mode}`, { name: line.shortName })} />
            ) : (
              <DirectMode kind={kind === 'bike' ? 'bike' : 'walk'} minutes={minutes} />
            )}{' '}
          </span>
        ))}
      </span>
    </span>
  );
}
