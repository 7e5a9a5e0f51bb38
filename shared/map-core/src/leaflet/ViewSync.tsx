import { type Map as LeafletMap, latLng, latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { choosePosition, mapMoved } from '../actions.ts';
import { boundsOf } from '../bounds.ts';
import { middleOffset, paddingFor } from '../insets.ts';
import { useMapState } from '../state.ts';
import type { MapInsets, MapView } from '../types.ts';
import { wantsLessMotion } from './preferences.ts';

/** Streets and names can still be read; closer than this a short walk would fill the screen without saying where it is. */
const CLOSEST_FIT = 17;

function moveTo(map: LeafletMap, view: MapView, insets: MapInsets, animate: boolean): void {
  const size = map.getSize();
  const padding = paddingFor(insets, size);
  if (view.kind === 'bounds') {
    const { southWest, northEast } = view.bounds;
    const bounds = latLngBounds([southWest.lat, southWest.lon], [northEast.lat, northEast.lon]);
    map.fitBounds(bounds, { ...padding, maxZoom: CLOSEST_FIT, animate });
    return;
  }
  const center = latLng(view.center.lat, view.center.lon);
  if (view.kind === 'reveal') {
    map.panInside(center, { ...padding, animate });
    return;
  }
  const offset = middleOffset(insets, size);
  const target = map.project(center, view.zoom).subtract([offset.x, offset.y]);
  map.setView(map.unproject(target, view.zoom), view.zoom, { animate });
}

function tellBounds(map: LeafletMap, insets: MapInsets): void {
  const bounds = map.getBounds();
  const size = map.getSize();
  const offset = middleOffset(insets, size);
  const middle = map.containerPointToLatLng([size.x / 2 + offset.x, size.y / 2 + offset.y]);
  mapMoved(
    boundsOf({
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    }),
    { lat: middle.lat, lon: middle.lng },
    map.getZoom(),
  );
}

interface ViewSyncProps {
  /** Where the map stands until it is asked to go elsewhere. */
  readonly start: MapView;
  readonly insets: MapInsets;
  readonly label: string;
}

/**
 * Takes the map where the state asks, and tells the state where it is. A view that was asked for is kept while panels or the window change,
 * until the traveller moves the map: from then on it is theirs.
 */
export function ViewSync({ start, insets, label }: ViewSyncProps) {
  const map = useMap();
  const view = useMapState((state) => state.mapView);
  const kept = useRef<MapView | null>(start);
  const moving = useRef(false);
  const { top, right, bottom, left } = insets;

  useMapEvents({
    movestart: () => {
      if (!moving.current) kept.current = null;
    },
    moveend: () => tellBounds(map, insets),
    click: ({ latlng }) => choosePosition({ lat: latlng.lat, lon: latlng.lng }),
  });

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', label);
    // All that is drawn is also in the lists beside the map: a screen reader would hear it twice, and without order.
    map.getPane('mapPane')?.setAttribute('aria-hidden', 'true');
    map.attributionControl?.setPrefix(false);
  }, [map, label]);

  useEffect(() => {
    if (view) kept.current = view;
  }, [view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is a reason to move
  useEffect(() => {
    const apply = () => {
      if (!kept.current || map.getSize().x === 0) return;
      moving.current = true;
      moveTo(map, kept.current, { top, right, bottom, left }, !wantsLessMotion());
      moving.current = false;
    };
    apply();
    tellBounds(map, { top, right, bottom, left });
    const observer = new ResizeObserver(() => {
      moving.current = true;
      map.invalidateSize({ pan: false });
      moving.current = false;
      apply();
    });
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map, view, top, right, bottom, left]);

  return null;
}
