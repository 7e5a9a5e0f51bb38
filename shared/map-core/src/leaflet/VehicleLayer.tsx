import { memo, useEffect, useMemo, useState } from 'react';
import { Marker, useMap, useMapEvent } from 'react-leaflet';
import { useMapState } from '../model/state.ts';
import { type ShownVehicle, shownVehicles, spaced } from '../model/vehicles.ts';
import { lineIcon, vehicleIcon } from './icons.ts';

/** How often the map looks whether a vehicle has become too old. */
const LOOK_MS = 5_000;
const FADED = 0.5;
/** Width of a disc and the gap beside it. */
const DISC = 24;

const Vehicle = memo(function Vehicle({ vehicle, isFaded }: ShownVehicle) {
  const { lat, lon, mode, bearing, line } = vehicle;
  const icon = useMemo(() => (line ? lineIcon(line) : vehicleIcon(mode, bearing)), [line, mode, bearing]);
  return (
    <Marker
      position={[lat, lon]}
      icon={icon}
      opacity={isFaded ? FADED : 1}
      interactive={false}
      keyboard={false}
      zIndexOffset={700}
    />
  );
});

function Vehicles() {
  const { vehicles } = useMapState();
  const [now, setNow] = useState(() => Date.now());
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent('zoomend', () => setZoom(map.getZoom()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: new reports are looked at when they come
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, [vehicles]);

  return spaced(shownVehicles(vehicles, now), zoom, DISC).map((shown) => <Vehicle key={shown.vehicle.id} {...shown} />);
}

/** Vehicles where they last reported. */
export function VehicleLayer() {
  return useMapState().vehicles.length > 0 && <Vehicles />;
}
