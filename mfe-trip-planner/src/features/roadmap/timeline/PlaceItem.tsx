import { useTranslate } from '@halte/i18n';
import { WholeCodes } from '@halte/places/codes';
import { cx, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { AccessibilityIcon } from '@halte/ui/icons';
import { HiddenWords, slot } from '../../../screen/HiddenWords.tsx';
import { useNow } from '../../../state/useNow.ts';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { DayMark } from '../../journey/DayMark.tsx';
import type { PlaceMark } from '../rules/placeMarks.ts';
import { platformKeySuffix } from '../rules/platformKey.ts';
import { toStop } from '../rules/roadmapLinks.ts';
import type { StationRef } from '../rules/sharingStation.ts';
import { shownAccess } from '../rules/shownAccess.ts';
import type { PlaceStep } from '../rules/steps.ts';
import { BookingNote } from './BookingNote.tsx';
import { ExpectedTime } from './ExpectedTime.tsx';
import place from './PlaceItem.module.css';
import { Punctuality } from './Punctuality.tsx';
import { StationNote } from './StationNote.tsx';
import { useStepPhase } from './stepPhase.ts';
import css from './Timeline.module.css';

/** `yes` is shown where the traveller boards; `no` where the traveller boards or leaves. */
function accessOf({ role, point }: PlaceStep, journey: DetailedJourney): 'yes' | 'no' | null {
  const access = shownAccess(point.accessibility, journey.accessibility);
  return role === 'board' || (role === 'leave' && access === 'no') ? access : null;
}

interface PlaceItemProps {
  readonly journey: DetailedJourney;
  readonly step: PlaceStep;
  readonly mark: PlaceMark | undefined;
  /** The sharing station at this place. */
  readonly station: StationRef | null;
  /** The journey ends here, perhaps as the last vehicle is left. */
  readonly isLast: boolean;
  /** A ride before it cannot be made. */
  readonly isDim: boolean;
}

/** A place with its time, platform and accessibility. "On time" is shown only where the traveller boards. */
export function PlaceItem({ journey, step, mark, station, isLast, isDim }: PlaceItemProps) {
  const host = useHost();
  const now = useNow();
  const t = useTranslate('trip-planner-journeys');
  const phase = useStepPhase(step);
  const { point, timing, role, color, mode, booking, agency, departure } = step;
  const isEnd = role === 'start' || role === 'end';
  const access = accessOf(step, journey);
  const isPunctualityShown =
    role === 'board' || (role === 'leave' && timing.kind !== 'onTime' && timing.kind !== 'live');
  const name = point.stopPointId ? (
    <a className={place.stopLink} href={host.navigation.href(toStop(point.stopPointId))}>
      {point.name}
    </a>
  ) : (
    <WholeCodes>{point.name}</WholeCodes>
  );
  const hasTags = access || (isPunctualityShown && timing.kind !== 'unknown');
  return (
    <li
      {...phase}
      className={cx(
        css.item,
        isEnd && css.end,
        role === 'board' && css.board,
        role === 'leave' && css.leave,
        isDim && css.dim,
        timing.kind === 'cancelled' && css.off,
      )}
      style={color && !isDim ? { '--line': color } : undefined}
    >
      <span className={css.time}>
        <ExpectedTime className={css.expected} timing={timing} zone={host.tenant.timeZone} />
        {mark && <DayMark days={mark.days} />}
        {mark?.isLocalTime && <span className={place.local}> {t('time.local')}</span>}
      </span>
      <span className={css.dot} />
      <div className={css.body}>
        <p className={place.place}>
          <span>
            <HiddenWords text={t(`step.${isLast ? 'end' : role}`, { stop: slot(0) })} values={[name]} />
          </span>{' '}
          {point.platform && (
            <span className={place.platform}>{t(`platform${platformKeySuffix(mode)}`, { name: point.platform })}</span>
          )}
        </p>
        {hasTags && (
          <p className={css.tags}>
            {isPunctualityShown && <Punctuality timing={timing} />}
            {access && (
              <span className={cx(css.tag, access === 'no' && css.tight)}>
                <Icon of={AccessibilityIcon} />
                {t(`stop.accessibility.${access}`)}
              </span>
            )}
          </p>
        )}
        {booking && (role === 'board' || role === 'leave') && (
          <BookingNote
            booking={booking}
            agency={agency}
            role={role}
            departure={departure}
            zone={host.tenant.timeZone}
            now={now}
          />
        )}
        {station && <StationNote station={station} />}
      </div>
    </li>
  );
}
