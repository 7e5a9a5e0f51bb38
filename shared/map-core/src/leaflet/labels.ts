import type { Locale } from '@halte/contract';
import type { MapLabels } from '../model/liveMapProps.ts';

export const MAP_LABELS: Readonly<Record<Locale, MapLabels>> = {
  fr: {
    map: 'Carte',
    skip: 'Passer la carte',
    zoomIn: 'Zoomer',
    zoomOut: 'Dézoomer',
    locate: 'Ma position',
    close: 'Fermer le message',
  },
  en: {
    map: 'Map',
    skip: 'Skip the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    locate: 'My location',
    close: 'Close the message',
  },
  es: {
    map: 'Mapa',
    skip: 'Saltar el mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    locate: 'Mi ubicación',
    close: 'Cerrar el mensaje',
  },
  it: {
    map: 'Mappa',
    skip: 'Salta la mappa',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    locate: 'La mia posizione',
    close: 'Chiudi il messaggio',
  },
  de: {
    map: 'Karte',
    skip: 'Karte überspringen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    locate: 'Mein Standort',
    close: 'Meldung schließen',
  },
};
