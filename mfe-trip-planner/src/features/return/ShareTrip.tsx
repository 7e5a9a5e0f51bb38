import type { Trip } from '@halte/contract/trip';
import { formatDate, useLocale, useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { Button, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ShareIcon } from '@halte/ui/icons';
import type { Journey } from '../../trip/search.ts';
import { sharedAddress } from '../roadmap/rules/sharedAddress.ts';
import { shareLink } from '../roadmap/rules/shareLink.ts';

interface ShareTripProps {
  trip: Trip;
  outbound: Journey;
}

/** Shares the address of the summary, which names both journeys. */
export function ShareTrip({ trip, outbound }: ShareTripProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const tPlaces = useTranslate('places');
  const locale = useLocale();
  const { departurePlace, arrivalPlace } = trip;

  async function share(): Promise<void> {
    const title = t('summary.share', {
      from: departurePlace ? placeTitle(departurePlace, tPlaces) : '',
      to: arrivalPlace ? placeTitle(arrivalPlace, tPlaces) : '',
      day: formatDate(outbound.departureDateTime, host.tenant.timeZone, locale),
    });
    const outcome = await shareLink({ title, url: sharedAddress(window.location.href) });
    if (outcome === 'copied') host.toasts.show({ type: 'success', message: t('share.copied') });
    if (outcome === 'failed') host.toasts.show({ type: 'error', message: t('share.failed') });
  }

  return (
    <Button icon={<Icon of={ShareIcon} />} aria-label={t('share')} title={t('share')} onClick={() => void share()} />
  );
}
