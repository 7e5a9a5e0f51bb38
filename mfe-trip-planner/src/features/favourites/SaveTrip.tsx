import type { Trip } from '@halte/contract/trip';
import { useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import css from './SaveTrip.module.css';
import { StarButton } from './StarButton.tsx';
import { useTripStar } from './useTripStar.ts';

interface SaveTripProps {
  trip: Trip;
}

/** The star that saves the trip of a screen as a favourite. */
export function SaveTripStar({ trip }: SaveTripProps) {
  const t = useTranslate('trip-planner-journeys');
  const star = useTripStar(trip);
  if (!star) return null;
  const action = t(star.isSaved ? 'save.remove' : 'save.add');
  return <StarButton isSaved={star.isSaved} name={t('save')} action={action} onToggle={star.toggle} />;
}

/** The same as the main button of a screen. */
export function SaveTripButton({ trip }: SaveTripProps) {
  const t = useTranslate('trip-planner-journeys');
  const star = useTripStar(trip);
  if (!star) return null;
  return (
    <Button
      variant="primary"
      className={css.save}
      icon={<Icon of={StarIcon} />}
      aria-pressed={star.isSaved}
      title={t(star.isSaved ? 'save.remove' : 'save.add')}
      onClick={star.toggle}
    >
      {t(star.isSaved ? 'saved' : 'save')}
    </Button>
  );
}
