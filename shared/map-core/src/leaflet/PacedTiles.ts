import { createElementObject, createTileLayerComponent, updateGridLayer, withPane } from '@react-leaflet/core';
import type { TileLayerProps } from 'react-leaflet';
import { PacedTileLayer } from './PacedTileLayer.ts';

/** `TileLayer` of react-leaflet with tiles that are shown a few in a frame. Another address is another layer: to be given as its key. */
export const PacedTiles = createTileLayerComponent<PacedTileLayer, TileLayerProps>(
  ({ url, ...options }, context) => createElementObject(new PacedTileLayer(url, withPane(options, context)), context),
  updateGridLayer,
);
