import { focusPoint, LiveMap, mapState } from '@halte/map-core';
import { createRoot } from 'react-dom/client';
import type { FakeHost } from '../../fakeHost.ts';

/** Where the map begins, until a screen moves it. */
const MIDDLE_OF_FRANCE = { lat: 46.6, lon: 2.4 };
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

/** Draws the map of the page into an element. */
export function drawMap(element: HTMLElement, { tenant: { map } }: FakeHost): void {
  const start = map.center ?? MIDDLE_OF_FRANCE;
  // It waits until something says where it begins.
  if (mapState.mapView === null) focusPoint(start, map.zoom);
  createRoot(element).render(
    <LiveMap tiles={map.tiles} center={start} zoom={map.zoom} insets={NO_INSETS} skipTo="content" />,
  );
}
