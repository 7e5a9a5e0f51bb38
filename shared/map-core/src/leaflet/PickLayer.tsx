import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet';
import { useEffect, useState } from 'react';
import { choosePosition, focusPoint } from '../model/actions.ts';
import { useMapState } from '../model/state.ts';
import type { MapInsets, PointRole } from '../model/types.ts';
import { onGround } from './answerGround.ts';
import icons from './icons.module.css';
import { PIN_LETTERS } from './icons.ts';
import { middleOf, middlePixel } from './middle.ts';
import styles from './PickLayer.module.css';

interface PickProps {
  readonly map: LeafletMap;
  readonly insets: MapInsets;
}

/** While a position is being chosen: a pin that stays in the middle of what is seen, while the map moves under it. */
export function PickLayer(props: PickProps) {
  const { searchMode, type } = useMapState().positionSelection;
  return searchMode ? <Pick {...props} role={type ?? 'PLACE'} /> : null;
}

function Pick({ map, insets, role }: PickProps & { readonly role: PointRole | 'PLACE' }) {
  const isOpen = useMapState().positionSelection.selectedPlace === null;
  const [isMoving, setMoving] = useState(false);
  const [, setSize] = useState(() => map.getSize());
  const { top, right, bottom, left } = insets;

  useEffect(() => {
    const takeMiddle = () => {
      choosePosition(onGround(middleOf(map, { top, right, bottom, left })));
    };
    const events = {
      movestart: () => setMoving(true),
      moveend: () => {
        setMoving(false);
        takeMiddle();
      },
      resize: () => setSize(map.getSize()),
      click({ latlng, originalEvent }: LeafletMouseEvent) {
        // The second of two quick taps would mean a place that is under the finger only because the map is on its way to the first.
        if (originalEvent.detail > 1) return;
        choosePosition(onGround(latlng));
        focusPoint({ lat: latlng.lat, lon: latlng.lng }, map.getZoom());
      },
    };
    map.on(events);
    if (isOpen) takeMiddle();
    return () => {
      map.off(events);
    };
  }, [map, isOpen, top, right, bottom, left]);

  useEffect(() => {
    map.doubleClickZoom.disable();
    return () => {
      map.doubleClickZoom.enable();
    };
  }, [map]);

  const { x, y } = middlePixel(map, insets);
  return (
    <div className={styles.pick} style={{ left: x, top: y }} data-moving={isMoving} aria-hidden="true">
      <span className={styles.spot} />
      <span className={styles.drop}>
        <span className={icons.pin} data-role={role}>
          <span className={icons.letter}>{PIN_LETTERS[role]}</span>
        </span>
      </span>
    </div>
  );
}
