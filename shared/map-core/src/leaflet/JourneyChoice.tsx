import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Pane, Polyline, useMap, useMapEvents } from 'react-leaflet';
import { chooseJourneyAt, journeyAt } from '../model/choice.ts';
import { linesOf } from '../model/drawing.ts';
import { useMapState } from '../model/state.ts';
import type { LatLon } from '../model/types.ts';
import styles from './layers.module.css';
import { lines } from './lines.ts';

/** Half of what can be touched across a line, in CSS pixels. */
const REACH = { mouse: 12, finger: 22 };

const placeOf = ({ latlng }: LeafletMouseEvent): LatLon => ({ lat: latlng.lat, lon: latlng.lng });

function reachOf({ originalEvent }: LeafletMouseEvent): number {
  return 'pointerType' in originalEvent && originalEvent.pointerType === 'mouse' ? REACH.mouse : REACH.finger;
}

/**
 * Journeys are chosen by touching their lines. Nothing of them listens itself: what is touched is reckoned from where it lies, so that thin
 * lines are wide for a finger, and lines upon each other can all be had.
 */
export function JourneyChoice() {
  const map = useMap();
  const { tripPlannerJourneys: journeys, selectedJourneyId: selectedId } = useMapState();
  const [pointedId, setPointed] = useState<string | null>(null);

  useMapEvents({
    click: (event) => chooseJourneyAt(placeOf(event), reachOf(event)),
    mousemove: (event) => setPointed(journeyAt(placeOf(event), REACH.mouse)),
    mouseout: () => setPointed(null),
    movestart: () => setPointed(null),
  });

  useEffect(() => {
    const { dataset } = map.getContainer();
    if (pointedId !== null) dataset.pointing = 'true';
    return () => {
      delete dataset.pointing;
    };
  }, [map, pointedId]);

  const pointed = useMemo(
    () => linesOf(journeys.filter(({ id }) => id === pointedId && id !== selectedId)),
    [journeys, pointedId, selectedId],
  );
  return (
    <Pane name="journey-pointed" style={{ zIndex: 415 }}>
      {pointed.length > 0 && (
        <Polyline positions={lines(pointed)} interactive={false} weight={6} className={styles.pointed} />
      )}
    </Pane>
  );
}
