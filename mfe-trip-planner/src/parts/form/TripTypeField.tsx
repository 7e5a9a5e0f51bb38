import { useTranslate } from '@halte/i18n';
import { SegmentedControl } from '@halte/ui';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { TRIP_TYPE, type Trip } from '../../trip/model.ts';
import { withTripType } from '../../trip/returnTrip.ts';
import css from './TripTypeField.module.css';

const TYPES = ['simple', 'fullReturn'] as const;

/** Explains what a round trip does to a time to arrive by, before and after it is chosen. */
function noteOf({ dateChoice, wasArrival }: Trip): 'type.arrival.now' | 'type.arrival.before' | null {
  if (wasArrival) return 'type.arrival.now';
  return dateChoice === 'ARRIVAL' ? 'type.arrival.before' : null;
}

/** One way, or out and back. */
export function TripTypeField() {
  const t = useTranslate('trip-planner');
  const { trips } = useTripPlanner();
  const { trip } = useSnapshot(trips.state);
  const note = noteOf(trip);
  return (
    <div>
      <SegmentedControl
        legend={t('type')}
        name="trip-type"
        value={TYPES.find((type) => TRIP_TYPE[type] === trip.tripType) ?? 'simple'}
        options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(type) => trips.edit((current) => withTripType(current, TRIP_TYPE[type]))}
      />
      {/* Always rendered: screen readers announce changes of an existing status. */}
      <p className={css.note} role="status">
        {note && t(note)}
      </p>
    </div>
  );
}
