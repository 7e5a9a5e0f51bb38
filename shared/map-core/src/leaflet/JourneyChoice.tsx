import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Pane, useMap, useMapEvents } from 'react-leaflet';
import { chooseJourneyAt, journeyAt } from '../model/choice.ts';
import { linesOf } from '../model/drawing.ts';
import { useMapState } from '../model/state.ts';
import type { LatLon } from '../model/types.ts';
import styles from './layers.module.css';
import { MapLines } from './MapLines.tsx';

/** How far from a line a click selects it, in CSS pixels. */
const TOLERANCE = { mouse: 12, finger: 22 };

const placeOf = ({ latlng }: LeafletMouseEvent): LatLon => ({ lat: latlng.lat, lon: latlng.lng });

export function journeyToleranceOf({ originalEvent }: LeafletMouseEvent): number {
  return 'pointerType' in originalEvent && originalEvent.pointerType === 'mouse' ? TOLERANCE.mouse : TOLERANCE.finger;
}

/**
 * Selects a journey by a click near its line. The map handles the click, not the line: a thin line is wide enough for a finger, and of lines on
 * top of each other each can be selected.
 */
export function JourneyChoice() {
  const map = useMap();
  const { tripPlannerJourneys: journeys, selectedJourneyId: selectedId } = useMapState();
  const [pointedId, setPointed] = useState<string | null>(null);

  useMapEvents({
    click: (event) => chooseJourneyAt(placeOf(event), journeyToleranceOf(event)),
    mousemove: (event) => setPointed(journeyAt(placeOf(event), TOLERANCE.mouse)),
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
      {pointed.length > 0 && <MapLines lines={pointed} interactive={false} weight={6} className={styles.pointed} />}
    </Pane>
  );
}
