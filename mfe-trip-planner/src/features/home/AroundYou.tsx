import { orderStops, useMinute } from '@halte/api/departures';
import { useProblemWords } from '@halte/api/words';
import type { FavouriteLists } from '@halte/contract';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { useOnlineAgain } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { RefreshIcon } from '@halte/ui/icons';
import { Fragment, type ReactNode, useId } from 'react';
import css from './AroundYou.module.css';
import { DeparturesSkeleton } from './DeparturesSkeleton.tsx';
import { LocateCard } from './LocateCard.tsx';
import { OfferCard } from './OfferCard.tsx';
import { StopDepartures } from './StopDepartures.tsx';
import type { useHomePosition } from './useHomePosition.ts';
import { useDeparturesAround } from './useHomeQueries.ts';

interface AroundYouProps {
  readonly position: ReturnType<typeof useHomePosition>;
  readonly lists: FavouriteLists;
  /** Shown after the first stop. */
  readonly children: ReactNode;
}

/** The next departures around the traveller; while the position is unknown, the offer to locate them. */
export function AroundYou({ position, lists, children }: AroundYouProps) {
  const t = useTranslate('trip-planner-favourites');
  const { navigation } = useHost();
  const headingId = useId();
  if (position.at === null && position.status !== 'asking') {
    return (
      <>
        <LocateCard failure={position.failure} onClick={() => void position.find()} />
        {children}
      </>
    );
  }
  return (
    <section aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId} className={css.heading}>
          {t('around')}
        </h2>
        <a className={css.all} href={navigation.href({ name: 'proximity' })}>
          {t('around.all')}
        </a>
      </div>
      {position.at ? (
        <Departures at={position.at} lists={lists}>
          {children}
        </Departures>
      ) : (
        <DeparturesSkeleton />
      )}
    </section>
  );
}

interface DeparturesProps extends Pick<AroundYouProps, 'lists'> {
  readonly at: NonNullable<AroundYouProps['position']['at']>;
  readonly children: ReactNode;
}

function Departures({ at, lists, children }: DeparturesProps) {
  const t = useTranslate('trip-planner-favourites');
  const locale = useLocale();
  const now = useMinute();
  const around = useDeparturesAround(
    at,
    lists.favoriteLines.map(({ line }) => line.id),
  );
  const { data, problem, retry } = around;
  const words = useProblemWords(problem);
  useOnlineAgain(problem ? retry : null);
  const favourites = new Set(lists.favoriteStopPoints.map(({ stopPoint }) => stopPoint.id));
  const stops = data && orderStops(data.stops, favourites);
  return (
    <>
      {words && <OfferCard icon={RefreshIcon} title={t('around.retry')} failure={words.text} onClick={retry} />}
      {!stops && !problem && <DeparturesSkeleton />}
      {stops?.length === 0 && (
        <p className={css.none}>
          {data?.nearestStop
            ? t('around.far', {
                name: data.nearestStop.name,
                distance: formatDistance(data.nearestStop.metres, locale),
              })
            : t('around.nothing')}
        </p>
      )}
      {stops?.map((stop, index) => (
        <Fragment key={stop.id}>
          <StopDepartures stop={stop} now={now} headingClass={index === 0 ? css.firstStop : undefined} />
          {index === 0 && children}
        </Fragment>
      ))}
      {(!stops || stops.length === 0) && children}
    </>
  );
}
