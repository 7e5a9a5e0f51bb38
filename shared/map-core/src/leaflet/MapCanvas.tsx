import 'leaflet/dist/leaflet.css';
import { useTranslate } from '@halte/i18n';
import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { MapContainer } from 'react-leaflet';
import type { LiveMapProps } from '../model/liveMapProps.ts';
import { mapState } from '../model/state.ts';
import type { MapView } from '../model/types.ts';
import { isSameView, MAX_ZOOM } from '../model/zoom.ts';
import { GroundLayer } from './GroundLayer.tsx';
import { JourneyChoice } from './JourneyChoice.tsx';
import { JourneyLayer } from './JourneyLayer.tsx';
import { LineLayer } from './LineLayer.tsx';
import styles from './MapCanvas.module.css';
import { MapControls } from './MapControls.tsx';
import { addMapMessages } from './mapMessages.ts';
import { NameLayer } from './NameLayer.tsx';
import { NetworkLayer } from './NetworkLayer.tsx';
import { PickLayer } from './PickLayer.tsx';
import { PlaceLayer } from './PlaceLayer.tsx';
import { PointLayer } from './PointLayer.tsx';
import { usePreferredTheme, wantsLessMotion } from './preferences.ts';
import { RailLayer } from './RailLayer.tsx';
import { useSteps } from './useSteps.ts';
import { VehicleLayer } from './VehicleLayer.tsx';
import { ViewSync } from './ViewSync.tsx';

addMapMessages();

/** The layers are mounted in so many tasks: the ground first, then what answers a tap, so that nothing is seen before it can be used. */
const STEPS = 4;

/** The map itself, with Leaflet: loaded late, never on the way to the first screen. */
export function MapCanvas(props: LiveMapProps) {
  const { tiles, center, zoom, insets, skipTo, onMarkerSelect } = props;
  const preferred = usePreferredTheme();
  const theme = props.theme ?? preferred;
  const [start] = useState<MapView>(() => ({ kind: 'point', center, zoom }));
  const [motion] = useState(() => !wantsLessMotion());
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isBare, setBare] = useState(() => isSameView(mapState.mapView, start));
  const step = useSteps(STEPS);
  const t = useTranslate('map');
  const corner = { '--map-bottom': `${insets.bottom}px`, '--map-right': `${insets.right}px` };

  return (
    <section
      className={styles.canvas}
      aria-label={t('map')}
      data-theme-of-map={theme}
      data-bare={isBare}
      style={corner as object}
    >
      {map && step > 1 && (
        <>
          <MapControls map={map} insets={insets} skipTo={skipTo} />
          <PickLayer map={map} insets={insets} />
        </>
      )}
      <MapContainer
        ref={setMap}
        className={styles.leaflet ?? ''}
        center={[center.lat, center.lon]}
        zoom={zoom}
        maxZoom={MAX_ZOOM}
        zoomControl={false}
        zoomSnap={0.25}
        zoomAnimation={motion}
        fadeAnimation={motion}
        markerZoomAnimation={motion}
        inertia={motion}
      >
        {/* First: its effect puts the map where it is wanted before any layer requests what is there. */}
        <ViewSync start={start} insets={insets} label={t('map')} />
        <GroundLayer tiles={tiles} theme={theme} onLoaded={() => setBare(false)} />
        {step > 1 && (
          <>
            <JourneyChoice />
            <PointLayer theme={theme} onSelect={onMarkerSelect} insets={insets} />
            <PlaceLayer />
          </>
        )}
        {step > 2 && (
          <>
            {props.lineTiles && <NetworkLayer tiles={props.lineTiles} theme={theme} />}
            <RailLayer theme={theme} />
            <VehicleLayer />
          </>
        )}
        {step > 3 && (
          <>
            <LineLayer />
            <JourneyLayer theme={theme} />
            <NameLayer tiles={tiles} theme={theme} />
          </>
        )}
      </MapContainer>
    </section>
  );
}
