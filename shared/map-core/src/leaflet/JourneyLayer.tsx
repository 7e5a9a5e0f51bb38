import { useDeferredValue, useMemo } from 'react';
import { Marker, Pane } from 'react-leaflet';
import { placedBadges } from '../model/badges.ts';
import { drawJourneys, type JourneyDrawing, pinsOf, type RideBadge } from '../model/drawing.ts';
import {
  faintLayers,
  type PolylineLayer,
  returnLayers,
  stepLayers,
  stopLayers,
  strokeLayers,
} from '../model/polylineLayers.ts';
import { useMapState } from '../model/state.ts';
import { colorOnMap, type MapTheme } from '../model/tint.ts';
import type { LatLon, MapMarker } from '../model/types.ts';
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

/** The journeys of a trip and the pins of its places. The panes are between those of Leaflet for tiles (200) and for markers (600). */
export function JourneyLayer({ theme }: { readonly theme: MapTheme }) {
  // Deferred: the list responds first, and of several quick selections the map draws the last one.
  const map = useMapState();
  const journeys = useDeferredValue(map.tripPlannerJourneys);
  const selectedId = useDeferredValue(map.selectedJourneyId);
  const selectedPath = useDeferredValue(map.selectedPath);
  const drawing = useMemo(() => drawJourneys(journeys, selectedId, selectedPath), [journeys, selectedId, selectedPath]);
  const faint = useMemo(() => faintLayers(drawing.faint), [drawing]);
  const dimmed = useMemo(
    () => strokeLayers(drawing.strokes.filter(({ emphasis }) => emphasis === 'dimmed')),
    [drawing],
  );
  const strong = useMemo(
    () => strokeLayers(drawing.strokes.filter(({ emphasis }) => emphasis === 'strong')),
    [drawing],
  );
  const back = useMemo(() => returnLayers(drawing.returnStrokes), [drawing]);
  const badges = useMemo(() => placedBadges(drawing.badges, drawing.ends, map.zoom), [drawing, map.zoom]);
  const rings = useMemo(() => stopLayers(drawing.marks), [drawing]);
  const step = useMemo(() => stepLayers(drawing.step), [drawing]);
  // Leaflet projects and adds all lines of a list in the effects of one render.
  const part = useSteps(PARTS);

  return (
    <>
      <Pane name="journeys-faint" style={{ zIndex: 410 }}>
        {part >= 3 && <PolylineLayers layers={faint} theme={theme} />}
      </Pane>
      <Pane name="journey-dimmed" className={styles.dimmed ?? ''} style={{ zIndex: 420 }}>
        {part >= 2 && <PolylineLayers layers={dimmed} theme={theme} />}
      </Pane>
      <Pane name="journey-return" style={{ zIndex: 425 }}>
        {part >= 2 && <PolylineLayers layers={back} theme={theme} />}
      </Pane>
      <Pane name="journey" style={{ zIndex: 430 }}>
        <PolylineLayers layers={strong} theme={theme} />
        <RouteDrawing id={drawing.id} strokes={drawing.strokes} />
      </Pane>
      <Pane name="journey-stops" style={{ zIndex: 440 }}>
        <PolylineLayers layers={rings} theme={theme} />
      </Pane>
      <Pane name="journey-step" style={{ zIndex: 445 }}>
        <PolylineLayers layers={step} theme={theme} />
      </Pane>
      {badges.map((badge) => (
        <Badge key={badge.key} badge={badge} />
      ))}
      {pinsOf(map.markers, drawing.ends).map((pin) => (
        <Pin key={pin.id} at={pin} kind={pin.role} />
      ))}
    </>
  );
}
