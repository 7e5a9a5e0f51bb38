import { useTranslate } from '@halte/i18n';
import { Button, cx, Icon } from '@halte/ui';
import { BellIcon, LocateIcon } from '@halte/ui/icons';
import { useEffect, useState } from 'react';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { canTell } from './browserFollower.ts';
import css from './FollowControls.module.css';
import type { FollowerState, TripFollower } from './tripFollower.ts';

function useCanTell(): boolean {
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    void canTell().then(setPossible);
  }, []);
  return isPossible;
}

interface FollowControlsProps extends Pick<FollowerState, 'position' | 'alerts'> {
  readonly code: string;
  readonly journey: DetailedJourney;
  readonly follower: TripFollower;
}

/** Turns alerts and following the position on and off. Nothing asks for a permission but these. */
export function FollowControls({ code, journey, follower, position, alerts }: FollowControlsProps) {
  const t = useTranslate('trip-planner-follow');
  const tells = useCanTell();
  const isFollowed = position === 'on' || position === 'unknown';
  const isTold = alerts === 'on';
  const notes = [alerts !== 'off' && t(`alerts.${alerts}`), position !== 'off' && t(`follow.${position}`)].filter(
    (note) => note !== false,
  );
  return (
    <div className={css.controls}>
      <div className={css.buttons}>
        {tells && (
          <Button
            variant="secondary"
            className={cx(css.button, isTold && css.pressed)}
            icon={<Icon of={BellIcon} />}
            aria-pressed={isTold}
            onClick={() => (isTold ? follower.stopAlerts() : void follower.startAlerts(code, journey))}
          >
            {t('alerts')}
          </Button>
        )}
        {'geolocation' in navigator && (
          <Button
            variant="secondary"
            className={cx(css.button, isFollowed && css.pressed)}
            icon={<Icon of={LocateIcon} />}
            aria-pressed={isFollowed}
            onClick={() => (isFollowed ? follower.stopPosition() : follower.startPosition(code, journey))}
          >
            {t('follow')}
          </Button>
        )}
      </div>
      <div role="status" className={css.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
