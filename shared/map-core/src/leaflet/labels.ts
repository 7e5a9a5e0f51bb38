import type { Locale } from '@halte/contract';
import type { MapLabels } from '../model/liveMapProps.ts';

export const MAP_LABELS: Readonly<Record<Locale, MapLabels>> = {
  fr: {
    map: 'Carte',
    skip: 'Passer la carte',
    zoomIn: 'Zoomer',
    zoomOut: 'Dézoomer',
    locate: 'Ma position',
    back: 'Revenir au trajet',
    close: 'Fermer le message',
  },
  en: {
    map: 'Map',
    skip: 'Skip the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    locate: 'My location',
    back: 'Back to the journey',
    close: 'Close the message',
  },
  es: {
    map: 'Mapa',
    skip: 'Saltar el mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    locate: 'Mi ubicación',
    back: 'Volver al viaje',
    close: 'Cerrar el mensaje',
  },
  it: {
    map: 'Mappa',
    skip: 'Salta la mappa',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    locate: 'La mia posizione',
    back: 'Torna al viaggio',
    close: 'Chiudi il messaggio',
  },
  de: {
    map: 'Karte',
    skip: 'Karte überspringen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    locate: 'Mein Standort',
    back: 'Zurück zur Verbindung',
    close: 'Meldung schließen',
  },
};
