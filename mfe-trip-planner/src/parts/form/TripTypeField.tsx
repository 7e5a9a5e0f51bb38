import { useTranslate } from '@halte/i18n';
import { SegmentedControl } from '@halte/ui';
import { TRIP_TYPE, type Trip } from '../../trip/model.ts';
import { withTripType } from '../../trip/returnTrip.ts';
import css from './TripTypeField.module.css';

const TYPES = ['simple', 'fullReturn'] as const;

export interface TripTypeFieldProps {
  trip: Trip;
  onEdit: (change: (trip: Trip) => Trip) => void;
}

/** What out and back makes of a time to be there by: said before it is chosen, and once it is. */
function noteOf({ dateChoice, wasArrival }: Trip): string | null {
  if (wasArrival) return 'type.arrival.now';
  return dateChoice === 'ARRIVAL' ? 'type.arrival.before' : null;
}

/** One way, or out and back. */
export function TripTypeField({ trip, onEdit }: TripTypeFieldProps) {
  const t = useTranslate('trip-planner');
  const note = noteOf(trip);
  return (
    <div>
      <SegmentedControl
        legend={t('type')}
        name="trip-type"
        value={TYPES.find((type) => TRIP_TYPE[type] === trip.tripType) ?? 'simple'}
        options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(type) => onEdit((current) => withTripType(current, TRIP_TYPE[type]))}
      />
      {/* Stays in the page: a screen reader says what comes into it. */}
      <p className={css.note} role="status">
        {note && t(note)}
      </p>
    </div>
  );
}
