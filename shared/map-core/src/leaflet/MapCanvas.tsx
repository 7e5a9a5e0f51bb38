import 'leaflet/dist/leaflet.css';
import { useTranslate } from '@halte/i18n';
import { LeafletContext } from '@react-leaflet/core';
import { useState } from 'react';
import type { LiveMapProps } from '../model/liveMapProps.ts';
import type { MapView } from '../model/types.ts';
import { MAX_ZOOM } from '../model/zoom.ts';
import { Ground } from './Ground.tsx';
import { useHiddenPart } from './hiddenPart.ts';
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
import { useLeafletMap } from './useLeafletMap.ts';
import { useSteps } from './useSteps.ts';
import { VehicleLayer } from './VehicleLayer.tsx';
import { ViewSync } from './ViewSync.tsx';

addMapMessages();

/** Once the map is placed, its layers are mounted in so many tasks: the ground first, then what answers a tap, so that nothing is seen before it can be used. */
const STEPS = 8;

/** The map itself, with Leaflet: loaded late, never on the way to the first screen. */
export function MapCanvas(props: LiveMapProps) {
  const { tiles, center, zoom, insets, hiddenBelow = 0, skipTo, onMarkerSelect } = props;
  const preferred = usePreferredTheme();
  const theme = props.theme ?? preferred;
  const [start] = useState<MapView>(() => ({ kind: 'point', center, zoom }));
  const [motion] = useState(() => !wantsLessMotion());
  const [element, setElement] = useState<HTMLElement | null>(null);
  const context = useLeafletMap(element, {
    options: {
      maxZoom: MAX_ZOOM,
      zoomControl: false,
      attributionControl: false,
      zoomSnap: 0.25,
      zoomAnimation: motion,
      fadeAnimation: motion,
      markerZoomAnimation: motion,
      inertia: motion,
    },
    center,
    zoom,
  });
  const map = context?.map;
  useHiddenPart(map, hiddenBelow);
  const [isBare, setBare] = useState(true);
  const step = useSteps(context ? STEPS : 1);
  const t = useTranslate('map');
  const corner = { '--map-bottom': `${insets.bottom}px`, '--map-right': `${insets.right}px` };
  // Tiles reach into the hidden part: what nobody sees of them is not painted, and does not count as the largest paint of the page.
  const seen = hiddenBelow > 0 ? { clipPath: `inset(0 0 ${hiddenBelow}px)` } : undefined;

  return (
    <section
      className={styles.canvas}
      aria-label={t('map')}
      data-theme-of-map={theme}
      data-bare={isBare}
      style={corner as object}
    >
      {map && step > 2 && (
        <>
          <MapControls map={map} insets={insets} skipTo={skipTo} />
          <PickLayer map={map} insets={insets} />
        </>
      )}
      <div ref={setElement} className={styles.leaflet} style={seen}>
        {context && (
          <LeafletContext value={context}>
            {/* Its effect puts the map where it is wanted before any layer requests what is there. */}
            <ViewSync start={start} insets={insets} label={t('map')} onElsewhere={() => setBare(false)} />
            {step > 1 && <Ground tiles={tiles} theme={theme} onLoaded={() => setBare(false)} onError={props.onError} />}
            {step > 3 && (
              <>
                <JourneyChoice />
                <PointLayer theme={theme} onSelect={onMarkerSelect} insets={insets} />
              </>
            )}
            {step > 4 && <PlaceLayer />}
            {step > 4 && props.lineTiles && <NetworkLayer tiles={props.lineTiles} ground={tiles} theme={theme} />}
            {step > 5 && (
              <>
                <RailLayer theme={theme} />
                <VehicleLayer />
              </>
            )}
            {step > 6 && (
              <>
                <LineLayer />
                <JourneyLayer theme={theme} />
              </>
            )}
            {step > 7 && <NameLayer tiles={tiles} theme={theme} />}
          </LeafletContext>
        )}
      </div>
    </section>
  );
}
