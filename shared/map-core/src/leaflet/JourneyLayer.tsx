import { useDeferredValue, useMemo } from 'react';
import { CircleMarker, Marker, Pane, Polyline } from 'react-leaflet';
import { drawJourneys, type JourneyMark, pinsOf, type RideBadge, type Stroke } from '../drawing.ts';
import { useMapState } from '../state.ts';
import type { LatLon, MapMarker } from '../types.ts';
import { badgeIcon, pinIcon } from './icons.ts';
import styles from './layers.module.css';
import { lines, path } from './lines.ts';

/** From the outside in: a rim that sets the line off the map, a casing, the line. Any colour can be told from any ground. */
function Ride({ stroke }: { stroke: Stroke }) {
  const common = { positions: path(stroke.geometry), interactive: false };
  return (
    <>
      <Polyline {...common} weight={12} className={styles.rim} />
      <Polyline {...common} weight={10} className={styles.casing} />
      <Polyline {...common} weight={6} color={stroke.color ?? undefined} className={styles.line} />
    </>
  );
}

function OnFoot({ stroke }: { stroke: Stroke }) {
  const common = { positions: path(stroke.geometry), interactive: false };
  const dashes = stroke.kind === 'walk' ? styles.walk : styles.bike;
  return (
    <>
      <Polyline {...common} weight={9} className={styles.casing} />
      <Polyline {...common} weight={5} className={dashes} />
    </>
  );
}

function Mark({ mark }: { mark: JourneyMark }) {
  const end = mark.kind === 'end';
  return (
    <CircleMarker
      center={[mark.at.lat, mark.at.lon]}
      radius={end ? 6 : 3.5}
      weight={end ? 3 : 2}
      color={mark.color ?? undefined}
      interactive={false}
      className={end ? styles.end : styles.stop}
    />
  );
}

function Badge({ badge }: { badge: RideBadge }) {
  const { text, color, textColor } = badge;
  const icon = useMemo(() => badgeIcon({ text, color, textColor }), [text, color, textColor]);
  return <Marker position={[badge.lat, badge.lon]} icon={icon} interactive={false} keyboard={false} />;
}

export function Pin({ at, kind }: { at: LatLon; kind: MapMarker['role'] }) {
  const icon = useMemo(() => pinIcon(kind), [kind]);
  return <Marker position={[at.lat, at.lon]} icon={icon} interactive={false} keyboard={false} zIndexOffset={1000} />;
}

/** What is drawn of a trip: its journeys and the pins of its places. Panes stand in the order of their numbers, between Leaflet's own for tiles (200) and for markers (600). */
export function JourneyLayer() {
  // Drawn in small pieces beside what the traveller does; whoever runs through a list has the map wait for where they stop.
  const journeys = useDeferredValue(useMapState((state) => state.tripPlannerJourneys));
  const selectedId = useDeferredValue(useMapState((state) => state.selectedJourneyId));
  const selectedPath = useDeferredValue(useMapState((state) => state.selectedPath));
  const markers = useMapState((state) => state.markers);
  const drawing = useMemo(() => drawJourneys(journeys, selectedId, selectedPath), [journeys, selectedId, selectedPath]);
  const dimmed = drawing.strokes.filter(({ emphasis }) => emphasis === 'dimmed');
  const strong = drawing.strokes.filter(({ emphasis }) => emphasis === 'strong');

  return (
    <>
      <Pane name="journeys-faint" style={{ zIndex: 410 }}>
        {drawing.faint.length > 0 && (
          <Polyline positions={lines(drawing.faint)} interactive={false} weight={4} className={styles.faint} />
        )}
      </Pane>
      <Pane name="journey-dimmed" className={styles.dimmed} style={{ zIndex: 420 }}>
        {dimmed.map((stroke) => (
          <Section key={stroke.key} stroke={stroke} />
        ))}
      </Pane>
      <Pane name="journey" style={{ zIndex: 430 }}>
        {strong.map((stroke) => (
          <Section key={stroke.key} stroke={stroke} />
        ))}
      </Pane>
      <Pane name="journey-stops" style={{ zIndex: 440 }}>
        {drawing.marks.map((mark) => (
          <Mark key={mark.key} mark={mark} />
        ))}
      </Pane>
      {drawing.badges.map((badge) => (
        <Badge key={badge.key} badge={badge} />
      ))}
      {pinsOf(markers, drawing.ends).map((pin) => (
        <Pin key={pin.id} at={pin} kind={pin.role} />
      ))}
    </>
  );
}

function Section({ stroke }: { stroke: Stroke }) {
  return stroke.kind === 'ride' ? <Ride stroke={stroke} /> : <OnFoot stroke={stroke} />;
}
