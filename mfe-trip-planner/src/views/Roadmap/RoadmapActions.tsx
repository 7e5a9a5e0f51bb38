import type { HostServices } from '@halte/contract';
import { formatTime, useTranslate } from '@halte/i18n';
import { Button } from '@halte/ui';
import { PrintIcon, ShareIcon } from '@halte/ui/icons';
import type { DetailedJourney } from '../../trip/roadmap.ts';
import css from './RoadmapActions.module.css';
import { shareLink } from './shareLink.ts';

/** Takes the journey elsewhere: to somebody else, or on paper. */
export function RoadmapActions({ host, journey }: { host: HostServices; journey: DetailedJourney }) {
  const t = useTranslate('trip-planner');

  async function share(): Promise<void> {
    const title = t('share.title', {
      from: journey.from.name,
      to: journey.to.name,
      time: formatTime(journey.departureDateTime, host.tenant.timeZone),
    });
    const outcome = await shareLink({ title, url: window.location.href });
    if (outcome === 'copied') host.toasts.show({ type: 'success', message: t('share.copied') });
    if (outcome === 'failed') host.toasts.show({ type: 'error', message: t('share.failed') });
  }

  return (
    <div className={css.actions}>
      <Button icon={<ShareIcon aria-hidden="true" />} onClick={() => void share()}>
        {t('share')}
      </Button>
      <Button icon={<PrintIcon aria-hidden="true" />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}
