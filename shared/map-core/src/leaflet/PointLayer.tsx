import { memo, useMemo } from 'react';
import { CircleMarker, Marker, Pane } from 'react-leaflet';
import { selectProximityPoint } from '../model/actions.ts';
import { useMapState } from '../model/state.ts';
import type { ProximityPoint } from '../model/types.ts';
import { pointIcon } from './icons.ts';
import styles from './layers.module.css';

interface PointProps {
  readonly point: ProximityPoint;
  readonly onSelect: (id: string) => void;
}

const same = (before: PointProps, after: PointProps) =>
  before.onSelect === after.onSelect &&
  before.point.id === after.point.id &&
  before.point.selected === after.point.selected &&
  before.point.markerRange === after.point.markerRange;

const Dot = memo(function Dot({ point, onSelect }: PointProps) {
  const handlers = useMemo(() => ({ click: () => onSelect(point.id) }), [onSelect, point.id]);
  return (
    <CircleMarker
      center={[point.lat, point.lon]}
      radius={5}
      weight={2}
      className={styles.point}
      eventHandlers={handlers}
    />
  );
}, same);

/** Not in the tab order: the list beside the map has the same points, in an order that means something. */
const Badge = memo(function Badge({ point, onSelect }: PointProps) {
  const { id, name, modes, selected } = point;
  const icon = useMemo(() => pointIcon({ name, modes, selected }), [name, modes, selected]);
  const handlers = useMemo(() => ({ click: () => onSelect(id) }), [onSelect, id]);
  return (
    <Marker
      position={[point.lat, point.lon]}
      icon={icon}
      keyboard={false}
      title={name}
      zIndexOffset={selected ? 900 : 0}
      eventHandlers={handlers}
    />
  );
}, same);

/** What is around: large, small, or hidden by the zoom. What is selected always shows. */
export function PointLayer({ onSelect }: { onSelect: ((id: string) => void) | undefined }) {
  const points = useMapState((state) => state.proximityPoints);
  const select = useMemo(
    () => (id: string) => {
      selectProximityPoint(id);
      onSelect?.(id);
    },
    [onSelect],
  );
  const full = points.filter((point) => point.selected || point.markerRange === 'full');
  const small = points.filter((point) => !point.selected && point.markerRange === 'small');

  return (
    <>
      <Pane name="points" style={{ zIndex: 450 }}>
        {small.map((point) => (
          <Dot key={point.id} point={point} onSelect={select} />
        ))}
      </Pane>
      {full.map((point) => (
        <Badge key={point.id} point={point} onSelect={select} />
      ))}
    </>
  );
}
