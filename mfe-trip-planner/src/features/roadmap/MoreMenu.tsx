import type { RouteTarget } from '@halte/contract';
import { localClock, nowInstant, useLocale, useTranslate } from '@halte/i18n';
import { Icon, IconButton } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CalendarAddIcon, MoreIcon, PrintIcon, SwapIcon } from '@halte/ui/icons';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { DetailedJourney } from '../../trip/detailedJourney.ts';
import css from './MoreMenu.module.css';
import { formatCalendar } from './rules/ics.ts';
import { journeyEvent } from './rules/journeyEvent.ts';
import type { JourneyState } from './rules/journeyState.ts';
import { saveFile } from './saveFile.ts';

const loadPopover = () => import('@halte/ui/popover').then(({ Popover }) => ({ default: Popover }));
const Popover = lazy(loadPopover);

interface MoreMenuProps {
  readonly journey: DetailedJourney;
  readonly state: JourneyState;
  readonly returnSearch: RouteTarget | null;
  readonly onPrint: () => void;
}

/** The rarer actions: to a calendar, to a printer, the opposite direction. */
export function MoreMenu({ journey, state, returnSearch, onPrint }: MoreMenuProps) {
  const host = useHost();
  const t = useTranslate('trip-planner-journeys');
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const zone = host.tenant.timeZone;
  const isPending = state.kind === 'upcoming' || state.kind === 'underWay';

  function saveCalendarEvent(): void {
    const event = journeyEvent(
      journey,
      { t, tRoadmap, locale, zone },
      { now: nowInstant(), url: window.location.href },
    );
    const name = `${localClock(journey.departureDateTime, zone).replace('T', '-').replace(':', 'h')}.ics`;
    saveFile({ name, type: 'text/calendar;charset=utf-8', text: formatCalendar(event) });
  }

  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={tRoadmap('menu')}
        title={tRoadmap('menu')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void loadPopover().catch(() => null)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={MoreIcon} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <Popover id={id} anchor={anchor} onClose={() => setOpen(false)} className={css.menu}>
            <ul>
              {isPending && (
                <li>
                  <button type="button" className={css.item} onClick={saveCalendarEvent}>
                    <Icon of={CalendarAddIcon} />
                    {tRoadmap('calendar')}
                  </button>
                </li>
              )}
              <li>
                <button type="button" className={css.item} onClick={onPrint}>
                  <Icon of={PrintIcon} />
                  {t('print')}
                </button>
              </li>
              {returnSearch && state.kind !== 'arrived' && (
                <li>
                  <a className={css.item} href={host.navigation.href(returnSearch)}>
                    <Icon of={SwapIcon} />
                    {tRoadmap('reverse')}
                  </a>
                </li>
              )}
            </ul>
          </Popover>
        </Suspense>
      )}
    </>
  );
}
