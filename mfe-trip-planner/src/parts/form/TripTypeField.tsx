import { useTranslate } from '@halte/i18n';
import { SegmentedControl } from '@halte/ui';
import { TRIP_TYPE, type Trip } from '../../trip/model.ts';
import { withTripType } from '../../trip/wayBack.ts';

const TYPES = ['simple', 'fullReturn'] as const;

export interface TripTypeFieldProps {
  trip: Trip;
  onEdit: (change: (trip: Trip) => Trip) => void;
}

/** One way, or out and back. */
export function TripTypeField({ trip, onEdit }: TripTypeFieldProps) {
  const t = useTranslate('trip-planner');
  return (
    <SegmentedControl
      legend={t('type')}
      name="trip-type"
      value={TYPES.find((type) => TRIP_TYPE[type] === trip.tripType) ?? 'simple'}
      options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      onChange={(type) => onEdit((current) => withTripType(current, TRIP_TYPE[type]))}
    />
  );
}
