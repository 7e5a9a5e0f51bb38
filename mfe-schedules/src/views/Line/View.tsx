import { useMinute } from '@halte/api/departures';
import { useQuery } from '@halte/api/query';
import { useProblemWords } from '@halte/api/words';
import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { mapState } from '@halte/map-core';
import { Anchor, Button, EmptyState, InFrames, Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { type CSSProperties, lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { isActive } from '../../alerts/alertPeriod.ts';
import { chosenRow } from '../../line/chosenStop.ts';
import { type LineAddress, lineTarget, parseLineAddress } from '../../line/lineAddress.ts';
import { lineColors } from '../../line/lineColors.ts';
import { directionOf, type LineDetail } from '../../line/lineDetail.ts';
import type { Vehicle } from '../../line/vehiclesOnBar.ts';
import { DirectionTabs } from './DirectionTabs.tsx';
import { LineHead } from './LineHead.tsx';
import { LineSkeleton } from './LineSkeleton.tsx';
import { LineTabs } from './LineTabs.tsx';
import { LineWaiting } from './LineWaiting.tsx';
import { Stops } from './Stops.tsx';
import { useLineOnMap } from './useLineOnMap.ts';
import styles from './View.module.css';

const Timetable = lazy(() => import('./Timetable.tsx').then((module) => ({ default: module.Timetable })));
const Info = lazy(() => import('./Info.tsx').then((module) => ({ default: module.Info })));

const PANEL = 'line-panel';

/** React's types know no custom properties. */
function styleOf(line: LineDetail): CSSProperties {
  const { background, text } = lineColors(line);
  return { '--line': background, '--line-text': text };
}

interface LinePageProps {
  line: LineDetail;
  address: LineAddress;
}

const NO_VEHICLES: readonly Vehicle[] = [];

function LinePage({ line, address }: LinePageProps) {
  const host = useHost();
  const t = useTranslate('schedules');
  const direction = directionOf(line, address);
  const positions = useQuery('/api/v1/vehicles', { params: { query: { lineId: line.id } } });
  const reported = positions.data?.vehicles ?? NO_VEHICLES;
  const vehicles = useMemo(
    () => reported.filter((one) => one.direction === null || one.direction === direction?.direction),
    [reported, direction],
  );
  const now = useMinute();
  // The position when the page opens: the chosen stop does not change while the traveller reads.
  const [position] = useState(mapState.userPosition);
  const stops = direction?.stops ?? [];
  const chosen = chosenRow(stops, address.stop, position);
  useLineOnMap(line, direction, stops[chosen]?.stopAreaId ?? null, vehicles);
  const change = (part: Partial<LineAddress>) => host.navigation.replace(lineTarget({ ...address, ...part }));
  const areVehiclesLoading = positions.isLoading && !positions.problem;
  // What had its room while it was on its way keeps it: without vehicles the stops would move up.
  const [hasRoomForVehicles] = useState(areVehiclesLoading);
  const part = {
    line,
    chosen,
    address,
    vehicles,
    areVehiclesLoading,
    hasRoomForVehicles,
    change,
  };
  // Each of three answers is a change of the page.
  return useDeferredValue(
    // The strip of map above half a phone's sheet is too low to show a line: the stops get all of it, and the map what the sheet is drawn down to.
    <article className={styles.page} style={styleOf(line)} data-sheet="full">
      <InFrames>
        <header className={styles.head}>
          <LineHead line={line} />
          {direction && (
            <DirectionTabs
              directions={line.directions}
              chosen={direction}
              panel={PANEL}
              onChange={(way) => change({ direction: way })}
            />
          )}
        </header>
        <LineTabs
          chosen={address.tab}
          alertCount={line.alerts.filter((alert) => isActive(alert, now)).length}
          panel={PANEL}
          onChange={(tab) => change({ tab })}
        />
        <div id={PANEL} role="tabpanel" aria-labelledby={`line-tab-${address.tab}`}>
          {direction === null && <EmptyState title={t('line.empty')} />}
          {direction && (
            <Suspense fallback={<LineSkeleton label={t('line.loading')} />}>
              {address.tab === 'stops' && <Stops key={direction.direction} {...part} direction={direction} />}
              {address.tab === 'timetable' && <Timetable {...part} direction={direction} />}
              {address.tab === 'info' && <Info {...part} direction={direction} />}
            </Suspense>
          )}
        </div>
      </InFrames>
    </article>,
  );
}

/**
 * One line: its stops, its timetable and what travellers should know of it. Deferred: the answer brings the whole page, which React would else draw in
 * one task.
 */
export function View(props: ViewProps) {
  return useDeferredValue(useLinePage(props));
}

function useLinePage({ params, query }: ViewProps): ReactNode {
  const host = useHost();
  const t = useTranslate('schedules');
  const address = parseLineAddress(params, query);
  const {
    data: line,
    problem,
    isLoading,
    retry,
  } = useQuery('/api/v1/lines/{id}', { params: { path: { id: address.id } } });
  const isUnknown = problem?.code === 'line-not-found';
  const words = useProblemWords(isUnknown ? null : problem);
  if (line) return <LinePage line={line} address={address} />;
  if (isLoading && !problem) return <LineWaiting />;
  return (
    <div className={styles.outside} data-sheet="full">
      <h1>{t('title.schedules-line-id')}</h1>
      {isUnknown && (
        <EmptyState
          title={t('line.unknown.title')}
          action={<Anchor href={host.navigation.href({ name: 'schedules' })}>{t('line.back.lines')}</Anchor>}
        >
          <p>{t('line.unknown.hint')}</p>
        </EmptyState>
      )}
      {words && (
        <Notice tone={words.tone} title={t('line.error')} action={<Button onClick={retry}>{t('error.retry')}</Button>}>
          <p>{words.text}</p>
        </Notice>
      )}
      {words && <Anchor href={host.navigation.href({ name: 'schedules' })}>{t('line.back.lines')}</Anchor>}
    </div>
  );
}
