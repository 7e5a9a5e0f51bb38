import { formatTime, millisOf, nowInstant, useTranslate } from '@halte/i18n';
import { Icon, useObservable } from '@halte/ui';
import { ChevronRightIcon, RouteIcon } from '@halte/ui/icons';
import { useEffect, useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import type { App } from '../../context/appContext.ts';
import { loadUnderWayMessages } from './loadUnderWayMessages.ts';
import { type TripUnderWay, tripUnderWay } from './tripUnderWay.ts';
import styles from './UnderWay.module.css';

type UnderWayApp = Pick<App, 'boot' | 'navigation' | 'servicesFor'>;

/** Read again in between: the trip ends, another tab opens one, somebody signs out. */
const READ_AGAIN_MS = 15_000;

function useReadAgain(): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(again, READ_AGAIN_MS);
    addEventListener('storage', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      removeEventListener('storage', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
}

interface LinkProps {
  readonly trip: TripUnderWay;
  readonly href: string;
  readonly zone: string;
}

function TripLink({ trip: { to, departure, arrival }, href, zone }: LinkProps) {
  const t = useTranslate('under-way');
  const hasLeft = millisOf(departure) <= millisOf(nowInstant());
  const name = t('to', { to });
  return (
    <aside className={styles.place} aria-label={name}>
      <a className={styles.link} href={href}>
        <Icon of={RouteIcon} className={styles.icon} />
        <span className={styles.words}>
          <b className={styles.name}>{name}</b>{' '}
          <span className={styles.time}>
            {hasLeft
              ? t('arrives', { time: formatTime(arrival, zone) })
              : t('leaves', { time: formatTime(departure, zone) })}
          </span>
        </span>
        <Icon of={ChevronRightIcon} className={styles.icon} />
      </a>
    </aside>
  );
}

function OnHome({ app }: { readonly app: UnderWayApp }) {
  const shown = useObservable(app.navigation.shown);
  useReadAgain();
  if (shown.kind !== 'screen' || shown.route.page !== 'home') return null;
  const trip = tripUnderWay(nowInstant());
  if (!trip) return null;
  const target = { name: 'trip-planner-roadmap-journeyId', params: { journeyId: trip.code }, query: trip.query };
  const href = app.servicesFor('host').navigation.href(target);
  return <TripLink trip={trip} href={href} zone={app.boot.tenant.timeZone} />;
}

/** On home, the way back to the trip that is under way: over the map, where it moves nothing, and in a root of its own, outside of the first download. */
export async function startUnderWay(app: UnderWayApp): Promise<void> {
  await loadUnderWayMessages();
  const place = document.createElement('div');
  document.getElementById('content')?.parentElement?.before(place);
  createRoot(place).render(<OnHome app={app} />);
}
