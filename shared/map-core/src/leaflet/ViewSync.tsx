import { bounds, type Map as LeafletMap, latLng, latLngBounds, point } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { mapMoved, movedByTraveller } from '../model/actions.ts';
import { boundsOf } from '../model/bounds.ts';
import { middleOffset, type Padding, paddingFor } from '../model/insets.ts';
import { mapState, useMapState } from '../model/state.ts';
import type { LatLon, MapBounds, MapInsets, MapView } from '../model/types.ts';
import { isSameView } from '../model/zoom.ts';
import { goTo } from './goTo.ts';
import { middleOf } from './middle.ts';
import { wantsLessMotion } from './preferences.ts';

/** Streets and names can still be read; closer than this a short walk would fill the screen without saying where it is. */
const CLOSEST_FIT = 17;

/** A picture of a line is fitted into the room of a small screen. Where the line could be more than twice as large, the map moves. */
const MOST_SMALLER = 1;
/** Pixels between the middle of a picture and that of what it shows, which is written with few decimals. */
const SAME_PLACE = 3;

/** Whether all of it is in the part of the map that no panel covers. */
function isSeen(map: LeafletMap, { northWest, southEast }: MapBounds, padding: Padding): boolean {
  const room = bounds(point(padding.paddingTopLeft), map.getSize().subtract(padding.paddingBottomRight));
  const corner = ({ lat, lon }: LatLon) => map.latLngToContainerPoint([lat, lon]);
  return room.contains(bounds(corner(northWest), corner(southEast)));
}

function fitOf(map: LeafletMap, { southWest, northEast }: MapBounds, { paddingTopLeft, paddingBottomRight }: Padding) {
  const fitted = latLngBounds([southWest.lat, southWest.lon], [northEast.lat, northEast.lon]);
  const room = point(paddingTopLeft).add(paddingBottomRight);
  return { fitted, goal: Math.min(map.getBoundsZoom(fitted, false, room), CLOSEST_FIT) };
}

/** Whether the map at `start`, of which there may be a picture, has these bounds in its middle, whole and large enough. */
function isShownBy(map: LeafletMap, start: MapView, shown: MapBounds, insets: MapInsets): boolean {
  if (start.kind !== 'point') return false;
  const { fitted, goal } = fitOf(map, shown, paddingFor(insets, map.getSize()));
  const { center, zoom } = start;
  const middle = map.project([center.lat, center.lon], zoom);
  const box = bounds([fitted.getSouthWest(), fitted.getNorthEast()].map((corner) => map.project(corner, zoom)));
  const size = box.getSize();
  const isWhole =
    size.x <= map.getSize().x - insets.left - insets.right && size.y <= map.getSize().y - insets.top - insets.bottom;
  return isWhole && box.getCenter().distanceTo(middle) <= SAME_PLACE && goal - zoom <= MOST_SMALLER;
}

/** Returns the zoom that the map will have when it is there. */
function moveTo(map: LeafletMap, view: MapView, insets: MapInsets, animate: boolean): number {
  const size = map.getSize();
  const padding = paddingFor(insets, size);
  if (view.kind === 'contain' && isSeen(map, view.bounds, padding)) return map.getZoom();
  if (view.kind === 'bounds' || view.kind === 'contain') {
    const { fitted, goal } = fitOf(map, view.bounds, padding);
    const corners = [fitted.getSouthWest(), fitted.getNorthEast()].map((corner) => map.project(corner, goal));
    const aside = point(padding.paddingBottomRight).subtract(padding.paddingTopLeft);
    const middle = bounds(corners).getCenter().add(aside.divideBy(2));
    goTo(map, map.unproject(middle, goal), goal, animate);
    return goal;
  }
  const center = latLng(view.center.lat, view.center.lon);
  if (view.kind === 'reveal') {
    map.panInside(center, { ...padding, animate });
    return map.getZoom();
  }
  const offset = middleOffset(insets, size);
  const goal = Math.min(Math.max(view.zoom, map.getMinZoom()), map.getMaxZoom());
  const target = map.project(center, goal).subtract([offset.x, offset.y]);
  goTo(map, map.unproject(target, goal), goal, animate);
  return goal;
}

/** The first placement fits the bounds that later only have to be in view. */
const fittedView = (view: MapView): MapView => (view.kind === 'contain' ? { ...view, kind: 'bounds' } : view);

/** Where the first placement puts the map: it stays where it starts if that shows what is wanted, so that a picture below it is not seen to jump. */
function firstView(map: LeafletMap, wanted: MapView, start: MapView, insets: MapInsets): MapView {
  const view = fittedView(wanted);
  return view.kind === 'bounds' && isShownBy(map, start, view.bounds, insets) ? start : view;
}

/** A position that is being chosen stays in the middle, wherever panels put the middle. */
function viewOfChoice(map: LeafletMap): MapView | null {
  const { searchMode, selectedPlace } = mapState.positionSelection;
  return searchMode && selectedPlace ? { kind: 'point', center: selectedPlace, zoom: map.getZoom() } : null;
}

function reportBounds(map: LeafletMap, insets: MapInsets): void {
  const shown = map.getBounds();
  const middle = middleOf(map, insets);
  mapMoved(
    boundsOf({
      south: shown.getSouth(),
      west: shown.getWest(),
      north: shown.getNorth(),
      east: shown.getEast(),
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
  /** The map has been placed elsewhere than at `start`. */
  readonly onElsewhere: () => void;
}

/**
 * Takes the map where the state asks, and tells the state where it is. A view that was asked for is pending while panels or the window change,
 * until the traveller moves the map: from then on it is theirs.
 */
export function ViewSync({ start, insets, label, onElsewhere }: ViewSyncProps) {
  const map = useMap();
  const view = useMapState().mapView;
  const pending = useRef<MapView | null>(start);
  const moving = useRef(false);
  /** On the way to another zoom that was asked for: a move of that kind begins only when the browser draws. */
  const zooming = useRef(false);
  const { top, right, bottom, left } = insets;
  const room = useRef(insets);
  const isPlaced = useRef(false);

  const apply = useEffectEvent(() => {
    const wanted = pending.current ?? viewOfChoice(map);
    if (!wanted || map.getSize().x === 0) return;
    const isFirst = !isPlaced.current;
    isPlaced.current = true;
    moving.current = true;
    const next = isFirst ? firstView(map, wanted, start, insets) : wanted;
    // Also when panels change after that, the view of the picture is the one that is kept.
    if (next === start) pending.current = start;
    else if (isFirst && !isSameView(next, start)) onElsewhere();
    // A panel that grows while a position is being chosen must not be seen to move it.
    const isSeenToMove = !isFirst && pending.current !== null && !wantsLessMotion();
    const goal = moveTo(map, next, insets, isSeenToMove);
    moving.current = false;
    zooming.current = goal !== map.getZoom();
  });

  useMapEvents({
    movestart: () => {
      if (moving.current || zooming.current) return;
      pending.current = null;
      movedByTraveller();
    },
    // Leaflet hears nothing while it zooms: where panels or the window have changed since, it has gone to where they were.
    zoomend: () => {
      if (!zooming.current) return;
      zooming.current = false;
      apply();
    },
    moveend: () => reportBounds(map, insets),
  });

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', label);
    // All that is drawn is also in the lists beside the map: a screen reader would hear it twice, and without order.
    map.getPane('mapPane')?.setAttribute('aria-hidden', 'true');
  }, [map, label]);

  useEffect(() => {
    if (view) pending.current = view;
  }, [view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is a reason to move
  useEffect(() => {
    const { current: former } = room;
    room.current = { top, right, bottom, left };
    const isOther = (['top', 'right', 'bottom', 'left'] as const).some((side) => former[side] !== room.current[side]);
    // Content that is already in view is not fitted again, unless the insets have changed.
    if (isOther && pending.current) pending.current = fittedView(pending.current);
    apply();
    reportBounds(map, { top, right, bottom, left });
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
