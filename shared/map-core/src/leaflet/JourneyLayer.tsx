import { useDeferredValue, useMemo } from 'react';
import { Marker, Pane } from 'react-leaflet';
import { placedBadges } from '../model/badges.ts';
import { drawJourneys, type JourneyDrawing, pinsOf, type RideBadge, type Stroke } from '../model/drawing.ts';
import { faintLayers, returnLayers, stopLayers, strokeLayers } from '../model/polylineLayers.ts';
import { useMapState } from '../model/state.ts';
import { colorOnMap, type MapTheme } from '../model/tint.ts';
import type { LatLon, MapMarker, PolylineLayer } from '../model/types.ts';
import { badgeIcon, pinIcon } from './icons.ts';
import styles from './layers.module.css';
import { MapLines } from './MapLines.tsx';
import { useRouteDrawing } from './useRouteDrawing.ts';
import { useSteps } from './useSteps.ts';

/** The chosen journey, the rest of its trip, the other journeys. */
const PARTS = 3;

interface PolylinesProps {
  readonly layers: readonly PolylineLayer[];
  readonly theme: MapTheme;
}

function Polylines({ layers, theme }: PolylinesProps) {
  return layers.map(({ key, style, weight, color, lines }) => (
    <MapLines
      key={key}
      lines={lines}
      weight={weight}
      color={color === null ? undefined : colorOnMap(color, theme)}
      interactive={false}
      className={styles[style]}
    />
  ));
}

/** Leaflet draws a new polyline above the others, and keeps its colour: when keys or theme change, all layers are drawn again, in their order. */
function PolylineLayers({ layers, theme }: PolylinesProps) {
  return <Polylines key={[theme, ...layers.map(({ key }) => key)].join()} layers={layers} theme={theme} />;
}

function Badge({ badge }: { badge: RideBadge }) {
  const { text, color, textColor, side } = badge;
  const icon = useMemo(() => badgeIcon({ text, color, textColor, side }), [text, color, textColor, side]);
  return <Marker position={[badge.lat, badge.lon]} icon={icon} interactive={false} keyboard={false} />;
}

function RouteDrawing({ id, strokes }: Pick<JourneyDrawing, 'id' | 'strokes'>) {
  const lines = useMemo(() => strokes.map(({ geometry }) => geometry), [strokes]);
  useRouteDrawing('journey', id, lines);
  return null;
}

export function Pin({ at, kind }: { at: LatLon; kind: MapMarker['role'] }) {
  const icon = useMemo(() => pinIcon(kind), [kind]);
  return <Marker position={[at.lat, at.lon]} icon={icon} interactive={false} keyboard={false} zIndexOffset={1000} />;
}

interface PaneOfLines {
  readonly name: string;
  readonly zIndex: number;
  /** The part of the mounting with which its lines come. */
  readonly from: number;
  readonly layers: readonly PolylineLayer[];
}

/** Between the panes of Leaflet for tiles (200) and for markers (600). */
function panesOf({ faint, strokes, returnStrokes, marks }: JourneyDrawing): readonly PaneOfLines[] {
  const strokesWith = (wanted: Stroke['emphasis']) =>
    strokeLayers(strokes.filter(({ emphasis }) => emphasis === wanted));
  return [
    { name: 'journeys-faint', zIndex: 410, from: 3, layers: faintLayers(faint) },
    { name: 'journey-dimmed', zIndex: 420, from: 2, layers: strokesWith('dimmed') },
    { name: 'journey-return', zIndex: 425, from: 2, layers: returnLayers(returnStrokes) },
    { name: 'journey', zIndex: 430, from: 1, layers: strokesWith('strong') },
    { name: 'journey-stops', zIndex: 440, from: 1, layers: stopLayers(marks) },
  ];
}

/** The journeys of a trip and the pins of its places. */
export function JourneyLayer({ theme }: { readonly theme: MapTheme }) {
  // Deferred: the list responds first, and of several quick selections the map draws the last one.
  const map = useMapState();
  const journeys = useDeferredValue(map.tripPlannerJourneys);
  const selectedId = useDeferredValue(map.selectedJourneyId);
  const selectedPath = useDeferredValue(map.selectedPath);
  const drawing = useMemo(() => drawJourneys(journeys, selectedId, selectedPath), [journeys, selectedId, selectedPath]);
  const { steps } = map;
  const panes = useMemo(
    () => [
      ...panesOf(drawing),
      {
        name: 'journey-step',
        zIndex: 445,
        from: 1,
        layers: steps?.layers({ tripPlannerJourneys: journeys, selectedJourneyId: selectedId, selectedPath }) ?? [],
      },
    ],
    [drawing, steps, journeys, selectedId, selectedPath],
  );
  const badges = useMemo(() => placedBadges(drawing.badges, drawing.ends, map.zoom), [drawing, map.zoom]);
  // Leaflet projects and adds all lines of a list in the effects of one render.
  const part = useSteps(PARTS);

  return (
    <>
      {panes.map(({ name, zIndex, from, layers }) => (
        <Pane key={name} name={name} className={styles[name] ?? ''} style={{ zIndex }}>
          {part >= from && <PolylineLayers layers={layers} theme={theme} />}
          {name === 'journey' && <RouteDrawing id={drawing.id} strokes={drawing.strokes} />}
        </Pane>
      ))}
      {badges.map((badge) => (
        <Badge key={badge.key} badge={badge} />
      ))}
      {pinsOf(map.markers, drawing.ends).map((pin) => (
        <Pin key={pin.id} at={pin} kind={pin.role} />
      ))}
    </>
  );
}
