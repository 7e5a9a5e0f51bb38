import { useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import type { Trip } from '../../trip/model.ts';
import css from './SaveTrip.module.css';
import { StarButton } from './StarButton.tsx';
import { useTripStar } from './useTripStar.ts';

interface SaveTripProps {
  trip: Trip;
}

/** Keeps the trip that a screen is about: a star where there is little room. */
export function SaveTripStar({ trip }: SaveTripProps) {
  const t = useTranslate('trip-planner-journeys');
  const star = useTripStar(trip);
  if (!star) return null;
  const action = t(star.isKept ? 'save.remove' : 'save.add');
  return <StarButton isKept={star.isKept} name={t('save')} action={action} onToggle={star.toggle} />;
}

/** The same among other actions, in words. */
export function SaveTripButton({ trip }: SaveTripProps) {
  const t = useTranslate('trip-planner-journeys');
  const star = useTripStar(trip);
  if (!star) return null;
  return (
    <Button
      className={css.save}
      icon={<Icon of={StarIcon} />}
      aria-pressed={star.isKept}
      title={t(star.isKept ? 'save.remove' : 'save.add')}
      onClick={star.toggle}
    >
      {t(star.isKept ? 'saved' : 'save')}
    </Button>
  );
}
