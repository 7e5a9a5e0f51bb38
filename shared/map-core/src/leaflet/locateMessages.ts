import type { Locale } from '@halte/contract';
import type { LocateCode } from '@halte/places/locateFailure';
import type { LocateOutcome } from '../model/locating.ts';

type Messages = Readonly<Record<LocateCode | 'asking' | 'inaccurate', string>>;

const MESSAGES: Readonly<Record<Locale, Messages>> = {
  fr: {
    asking: 'Recherche de votre position…',
    denied: 'La localisation est bloquée pour ce site. Autorisez-la dans les réglages du navigateur.',
    unavailable: 'Votre position est introuvable pour le moment. Réessayez dans un instant.',
    timeout: 'La localisation prend trop de temps. Réessayez.',
    unsupported: 'Cet appareil ne communique pas sa position. Cherchez un lieu.',
    inaccurate: 'Votre position n’est connue qu’à {{distance}} près. Réessayez dehors, ou cherchez un lieu.',
  },
  en: {
    asking: 'Finding your location…',
    denied: 'Location is blocked for this site. Allow it in your browser settings.',
    unavailable: 'Your location cannot be found right now. Try again in a moment.',
    timeout: 'Finding your location is taking too long. Try again.',
    unsupported: 'This device does not share its location. Search for a place.',
    inaccurate: 'Your location is only known to within {{distance}}. Try again outdoors, or search for a place.',
  },
  es: {
    asking: 'Buscando tu ubicación…',
    denied: 'La ubicación está bloqueada para este sitio. Permítela en los ajustes del navegador.',
    unavailable: 'Ahora no podemos encontrar tu ubicación. Vuelve a intentarlo dentro de un momento.',
    timeout: 'Tardamos demasiado en encontrar tu ubicación. Vuelve a intentarlo.',
    unsupported: 'Este dispositivo no comparte su ubicación. Busca un lugar.',
    inaccurate:
      'Tu ubicación solo se conoce con un margen de {{distance}}. Vuelve a intentarlo al aire libre o busca un lugar.',
  },
  it: {
    asking: 'Ricerca della tua posizione…',
    denied: 'La posizione è bloccata per questo sito. Consentila nelle impostazioni del browser.',
    unavailable: 'Al momento non riusciamo a trovare la tua posizione. Riprova tra un istante.',
    timeout: 'Ci vuole troppo tempo per trovare la tua posizione. Riprova.',
    unsupported: 'Questo dispositivo non comunica la sua posizione. Cerca un luogo.',
    inaccurate: 'La tua posizione è nota solo entro {{distance}}. Riprova all’aperto o cerca un luogo.',
  },
  de: {
    asking: 'Standort wird ermittelt…',
    denied: 'Der Standort ist für diese Website gesperrt. Erlauben Sie ihn in den Browser-Einstellungen.',
    unavailable: 'Ihr Standort lässt sich gerade nicht ermitteln. Versuchen Sie es gleich noch einmal.',
    timeout: 'Die Standortsuche dauert zu lange. Versuchen Sie es noch einmal.',
    unsupported: 'Dieses Gerät teilt seinen Standort nicht mit. Suchen Sie einen Ort.',
    inaccurate:
      'Ihr Standort ist nur auf {{distance}} genau bekannt. Versuchen Sie es im Freien noch einmal oder suchen Sie einen Ort.',
  },
};

function distanceText(metres: number, locale: Locale): string {
  const isFar = metres >= 1000;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  });
  return format.format(isFar ? metres / 1000 : Math.ceil(metres / 100) * 100);
}

/** What the map says while it looks for the traveller and when it has not found them well enough; empty where there is nothing to say. */
export function locateMessage(outcome: LocateOutcome, locale: Locale): string {
  const messages = MESSAGES[locale];
  switch (outcome.kind) {
    case 'idle':
    case 'found':
      return '';
    case 'asking':
      return messages.asking;
    case 'failed':
      return messages[outcome.code];
    case 'inaccurate':
      return messages.inaccurate.replace('{{distance}}', distanceText(outcome.metres, locale));
  }
}
