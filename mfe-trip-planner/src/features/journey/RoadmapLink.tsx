import { formatTime, useTranslate } from '@halte/i18n';
import type { Journey } from '../../trip/search.ts';
import css from './RoadmapLink.module.css';

interface RoadmapLinkProps {
  journey: Journey;
  zone: string;
  href: string;
}

/** Leads to the roadmap from a row that chooses its journey: above the link of the row, not inside it. */
export function RoadmapLink({ journey, zone, href }: RoadmapLinkProps) {
  const t = useTranslate('trip-planner-journeys');
  const time = formatTime(journey.departureDateTime, zone);
  return (
    <a className={css.link} href={href} aria-label={t('row.details.of', { time })}>
      {t('row.details')}
    </a>
  );
}
