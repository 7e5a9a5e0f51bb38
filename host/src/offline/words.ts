import type { Locale } from '@halte/contract/locales';

export interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** Of the page that stands for one that is not kept. The worker has the texts of all languages: without a network it can fetch none. */
export const OFFLINE_WORDS: Readonly<Record<Locale, OfflineWords>> = {
  fr: {
    title: 'Pas de réseau',
    text: 'Cette page n’est pas enregistrée sur votre appareil. Elle s’affichera dès que le réseau sera revenu.',
    retry: 'Réessayer',
  },
  en: {
    title: 'No network',
    text: 'This page is not saved on your device. It will be shown as soon as the network is back.',
    retry: 'Try again',
  },
  es: {
    title: 'Sin conexión',
    text: 'Esta página no está guardada en tu dispositivo. Se mostrará en cuanto vuelva la conexión.',
    retry: 'Reintentar',
  },
  it: {
    title: 'Nessuna connessione',
    text: 'Questa pagina non è salvata sul tuo dispositivo. Verrà mostrata non appena tornerà la connessione.',
    retry: 'Riprova',
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Diese Seite ist nicht auf Ihrem Gerät gespeichert. Sie wird angezeigt, sobald die Verbindung wieder da ist.',
    retry: 'Erneut versuchen',
  },
};
