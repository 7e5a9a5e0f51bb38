import type { Locale } from '@halte/contract';
import type { MapLabels } from '../model/liveMapProps.ts';

export const MAP_LABELS: Readonly<Record<Locale, MapLabels>> = {
  fr: { map: 'Carte', skip: 'Passer la carte', zoomIn: 'Zoomer', zoomOut: 'Dézoomer' },
  en: { map: 'Map', skip: 'Skip the map', zoomIn: 'Zoom in', zoomOut: 'Zoom out' },
  es: { map: 'Mapa', skip: 'Saltar el mapa', zoomIn: 'Acercar', zoomOut: 'Alejar' },
  it: { map: 'Mappa', skip: 'Salta la mappa', zoomIn: 'Ingrandisci', zoomOut: 'Riduci' },
  de: { map: 'Karte', skip: 'Karte überspringen', zoomIn: 'Vergrößern', zoomOut: 'Verkleinern' },
};
