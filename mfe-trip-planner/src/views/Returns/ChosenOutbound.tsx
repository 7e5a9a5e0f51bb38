import { formatDate, formatTime, type Instant, localDaysBetween, useLocale, useTranslate } from '@halte/i18n';
import { Anchor, LineBadge, Time, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { DayMark } from '../../parts/journey/DayMark.tsx';
import { lineName } from '../../parts/journey/lineName.ts';
import { useResultsScreen } from '../../parts/list/ResultsContext.ts';
import { VIEW_MODE } from '../../trip/model.ts';
import { toList } from '../../trip/routeTargets.ts';
import type { Journey } from '../../trip/search.ts';
import css from './ChosenOutbound.module.css';

interface ChosenOutboundProps {
  outbound: Journey;
  /** Of the search for the return: the row names the day only when it is another one. */
  time: Instant;
}

/** The outbound journey as one row: its times, its lines, and a link to the others. */
export function ChosenOutbound({ outbound, time }: ChosenOutboundProps) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { navigation, tenant } = useHost();
  const { query } = useResultsScreen();
  const { departureDateTime: departure, arrivalDateTime: arrival, sections } = outbound;
  const zone = tenant.timeZone;
  const lines = sections.flatMap(({ line }) => (line ? [line] : []));
  return (
    <section className={css.chosen} aria-label={t('returns.chosen')}>
      <p className={css.times}>
        {t('direction.out')}{' '}
        {localDaysBetween(departure, time, zone) !== 0 && <>{formatDate(departure, zone, locale, 'short')} </>}
        <span className={css.clock}>
          <VisuallyHidden>{t('card.departure')} </VisuallyHidden>
          <Time dateTime={departure}>{formatTime(departure, zone)}</Time>
          <span aria-hidden="true"> – </span>
          <VisuallyHidden>, {t('card.arrival')} </VisuallyHidden>
          <Time dateTime={arrival}>{formatTime(arrival, zone)}</Time>
          <DayMark days={localDaysBetween(departure, arrival, zone)} />
        </span>
      </p>
      {lines.length > 0 && (
        <p className={css.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be taken twice, and rides never change places
            <LineBadge key={index} line={line} size={20} label={lineName(line, t)} />
          ))}
        </p>
      )}
      <Anchor
        className={css.change}
        variant="quiet"
        aria-label={t('direction.out.change')}
        href={navigation.href(toList(VIEW_MODE.full, query))}
      >
        {t('direction.change')}
      </Anchor>
    </section>
  );
}
