import { useTranslate } from '@halte/i18n';
import type { LocateCode } from '@halte/places';
import { LocateIcon } from '@halte/ui/icons';
import { OfferCard } from './OfferCard.tsx';

interface LocateCardProps {
  /** Why the position is not known, after the traveller wanted it. */
  readonly failure: LocateCode | null;
  readonly onClick: () => void;
}

/** The offer to show what leaves around the traveller. */
export function LocateCard({ failure, onClick }: LocateCardProps) {
  const t = useTranslate('trip-planner');
  const tPlaces = useTranslate('places');
  return (
    <OfferCard
      id="locate-card"
      icon={LocateIcon}
      title={t('home.around')}
      detail={t('home.privacy')}
      failure={failure && tPlaces(`locate.${failure}`)}
      onClick={onClick}
    />
  );
}
