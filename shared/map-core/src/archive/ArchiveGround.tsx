import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { GroundProps } from '../model/liveMapProps.ts';
import { ArchiveTileLayer } from './ArchiveTileLayer.ts';
import { type Archive, openArchive } from './openArchive.ts';

export interface ArchiveGroundProps extends GroundProps {
  readonly className: string;
  readonly onError: ((error: unknown) => void) | undefined;
  /** Shown where the archive cannot be. */
  readonly children: ReactNode;
}

/**
 * The ground of a tenant's archive. Where another one takes its place, the one from before stays until all that is seen of the new one is there. It
 * imports nothing of the map but Leaflet, so that the file of the map is no larger for tenants without archives.
 */
export function ArchiveGround({ tiles: { pmtiles }, theme, children, ...props }: ArchiveGroundProps) {
  const map = useMap();
  const url = pmtiles?.[theme] ?? '';
  const [failed, setFailed] = useState('');
  const layers = useRef(new Set<ArchiveTileLayer>());

  const keepOnly = useEffectEvent((kept: ArchiveTileLayer | null) => {
    for (const layer of layers.current) if (layer !== kept) layer.remove();
    layers.current = new Set(kept ? [kept] : []);
  });
  const show = useEffectEvent((archive: Archive) => {
    const maxNativeZoom = Math.min(pmtiles?.maxZoom ?? 0, archive.maxZoom);
    const { className } = props;
    const layer = new ArchiveTileLayer(archive, { className, maxNativeZoom, maxZoom: map.getMaxZoom() });
    layers.current.add(layer);
    return layer.addTo(map);
  });
  const finish = useEffectEvent((layer: ArchiveTileLayer) => {
    keepOnly(layer);
    props.onLoaded();
  });
  const fail = useEffectEvent((error: unknown) => {
    keepOnly(null);
    setFailed(url);
    props.onError?.(error);
  });

  useEffect(() => {
    let isWanted = true;
    openArchive(url).then(
      (archive) => {
        if (!isWanted) return;
        const layer = show(archive);
        layer.on('load', () => isWanted && finish(layer));
      },
      (error: unknown) => isWanted && fail(error),
    );
    return () => {
      isWanted = false;
    };
  }, [url]);

  useEffect(() => () => keepOnly(null), []);

  return failed === url ? children : null;
}
