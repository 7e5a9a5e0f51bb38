import { TRIP_TYPE, type Trip } from '@halte/contract/trip';
import { dayOf, useLocale, useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronDownIcon, ClockIcon, type IconNode, OptionsIcon } from '@halte/ui/icons';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { OptionsCount } from '../preferences/OptionsCount.tsx';
import { dayOfLast } from '../when/dayOfLast.ts';
import { dayText } from '../when/dayText.ts';
import { shortDateTime, shortDateTimeWithin } from '../when/whenText.ts';
import css from './FormChips.module.css';
import { type SheetKind, useSheet } from './useSheet.ts';

interface ChipProps {
  icon?: IconNode;
  /** Differs from the default. */
  isSet: boolean;
  isLoading: boolean;
  /** Where the text is shortened. */
  label?: string;
  children: ReactNode;
  onClick: () => void;
}

function Chip({ icon, isSet, isLoading, label, children, onClick }: ChipProps) {
  return (
    <button
      type="button"
      className={cx(css.chip, isSet && css.set)}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      aria-label={label}
      onClick={onClick}
    >
      {icon && <Icon of={icon} className={css.icon} />}
      <span className={css.text}>{children}</span>
      <Icon of={ChevronDownIcon} className={css.chevron} />
    </button>
  );
}

interface FormChipsProps {
  /** A via was added, whose field is empty. */
  onVia: () => void;
  onSearch: () => void;
}

/** When, trip type and options of the search; each opens a small sheet. */
export function FormChips({ onVia, onSearch }: FormChipsProps) {
  const t = useTranslate('trip-planner');
  const locale = useLocale();
  const { timeZone: zone } = useHost().tenant;
  const { trips } = useTripPlanner();
  const { trip, now } = useSnapshot(trips.state);
  const [sheet, setSheet] = useState<SheetKind | null>(null);
  const { Sheet, loading } = useSheet(sheet, () => setSheet(null));
  // The count of this device comes with the first effect: the first render equals the markup of the page.
  const [count, setCount] = useState(0);
  const { followsClock, departureDateTime, dateChoice } = trip;
  const clock = { zone, locale, now };
  // Not for a trip that leaves now: the first formatter of a page takes long to make.
  const when = followsClock ? '' : shortDateTime(departureDateTime, clock);
  const isReturn = trip.tripType === TRIP_TYPE.fullReturn;
  const back = isReturn && trip.returnDateTime;
  const type = back
    ? t('type.return', { when: shortDateTimeWithin(back, clock) })
    : t(isReturn ? 'type.fullReturn' : 'type.simple');

  const last = dateChoice === 'ARRIVAL' ? dayOfLast(departureDateTime, zone) : null;

  function whenWords(): string {
    if (followsClock) return t('when.NOW');
    if (last === null) return dateChoice === 'ARRIVAL' ? t('when.ARRIVAL.short', { when }) : when;
    return last <= dayOf(now, zone)
      ? t('when.LAST')
      : t('when.LAST.day', { day: dayText(last, locale, 'weekdayShort') });
  }

  function apply(change: (trip: Trip) => Trip): void {
    const hadVia = trips.state.trip.isViaOn;
    trips.edit(change);
    if (!hadVia && trips.state.trip.isViaOn) onVia();
  }

  return (
    <div className={css.chips} data-beside-field>
      <Chip
        icon={ClockIcon}
        isSet={!followsClock}
        isLoading={loading === 'when'}
        {...(followsClock || last !== null ? {} : { label: t(`when.${dateChoice}.name`, { when }) })}
        onClick={() => setSheet('when')}
      >
        {whenWords()}
      </Chip>
      <Chip
        isSet={isReturn}
        isLoading={loading === 'type'}
        {...(back ? { label: `${t('type.fullReturn')}, ${type}` } : {})}
        onClick={() => setSheet('type')}
      >
        {type}
      </Chip>
      <Chip
        icon={OptionsIcon}
        isSet={count > 0}
        isLoading={loading === 'options'}
        {...(count > 0 ? { label: `${t('options')} ${t('options.changed', { count })}` } : {})}
        onClick={() => setSheet('options')}
      >
        {count > 0 ? `${t('options')} ${count}` : t('options')}
      </Chip>
      <OptionsCount isOpen={sheet === 'options'} onChange={setCount} />
      {Sheet && <Sheet trip={trip} onApply={apply} onClose={() => setSheet(null)} onSearch={onSearch} />}
    </div>
  );
}
