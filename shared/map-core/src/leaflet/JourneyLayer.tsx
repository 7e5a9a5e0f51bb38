import { useDeferredValue, useMemo } from 'react';
import { Marker, Pane, Polyline } from 'react-leaflet';
import { drawJourneys, pinsOf, type RideBadge } from '../model/drawing.ts';
import { useMapState } from '../model/state.ts';
import { ringsOf, type Stripe, stripesOf } from '../model/stripes.ts';
import type { LatLon, MapMarker } from '../model/types.ts';
import { badgeIcon, pinIcon } from './icons.ts';
import styles from './layers.module.css';
import { lines } from './lines.ts';

function StripesOf({ stripes }: { stripes: readonly Stripe[] }) {
  return stripes.map(({ key, style, weight, color, lines: positions }) => (
    <Polyline
      key={key}
      positions={lines(positions)}
      weight={weight}
      color={color ?? undefined}
      interactive={false}
      className={styles[style]}
    />
  ));
}

/** Leaflet lays what is new over what is there: stripes that are not the same as before are all drawn again, so that they keep their order. */
function Stripes({ stripes }: { stripes: readonly Stripe[] }) {
  return <StripesOf key={stripes.map(({ key }) => key).join()} stripes={stripes} />;
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
  // Drawn in small pieces beside what the traveller does; when several are chosen quickly, the map waits for where they stop.
  const map = useMapState();
  const journeys = useDeferredValue(map.tripPlannerJourneys);
  const selectedId = useDeferredValue(map.selectedJourneyId);
  const selectedPath = useDeferredValue(map.selectedPath);
  const drawing = useMemo(() => drawJourneys(journeys, selectedId, selectedPath), [journeys, selectedId, selectedPath]);
  const dimmed = useMemo(() => stripesOf(drawing.strokes.filter(({ emphasis }) => emphasis === 'dimmed')), [drawing]);
  const strong = useMemo(() => stripesOf(drawing.strokes.filter(({ emphasis }) => emphasis === 'strong')), [drawing]);
  const rings = useMemo(() => ringsOf(drawing.marks), [drawing]);

  return (
    <>
      <Pane name="journeys-faint" style={{ zIndex: 410 }}>
        {drawing.faint.length > 0 && (
          <Polyline positions={lines(drawing.faint)} interactive={false} weight={4} className={styles.faint} />
        )}
      </Pane>
      <Pane name="journey-dimmed" className={styles.dimmed ?? ''} style={{ zIndex: 420 }}>
        <Stripes stripes={dimmed} />
      </Pane>
      <Pane name="journey" style={{ zIndex: 430 }}>
        <Stripes stripes={strong} />
      </Pane>
      <Pane name="journey-stops" style={{ zIndex: 440 }}>
        <Stripes stripes={rings} />
      </Pane>
      {drawing.badges.map((badge) => (
        <Badge key={badge.key} badge={badge} />
      ))}
      {pinsOf(map.markers, drawing.ends).map((pin) => (
        <Pin key={pin.id} at={pin} kind={pin.role} />
      ))}
    </>
  );
}
