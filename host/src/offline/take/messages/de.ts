import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  title: 'Fahrplan ohne Internetverbindung',
  offer:
    'Nehmen Sie den Fahrplan von {{name}} mit ({{size}}, dazu bis zu {{app}} für die App). Die Suche funktioniert bis {{day}} ohne Internetverbindung, ohne Echtzeit und Preise.',
  take: 'Mitnehmen',
  loading: 'Der Fahrplan wird heruntergeladen…',
  cancel: 'Abbrechen',
  taken:
    'Der Fahrplan von {{name}} ist auf diesem Gerät ({{size}}, heruntergeladen am {{at}}). Die Suche funktioniert bis {{day}} ohne Internetverbindung, ohne Echtzeit und Preise.',
  newer: 'Es gibt einen neuen Fahrplan.',
  update: 'Aktualisieren',
  remove: 'Von diesem Gerät entfernen',
  removed: 'Der Fahrplan ist nicht mehr auf diesem Gerät.',
  'failed.unreachable':
    'Das Herunterladen wurde unterbrochen. Versuchen Sie es noch einmal, sobald die Internetverbindung wieder da ist.',
  'failed.damaged': 'Die Datei ist beschädigt angekommen. Versuchen Sie es noch einmal.',
  'failed.noRoom':
    'Auf diesem Gerät ist nicht genug Platz. Geben Sie Speicherplatz frei und versuchen Sie es noch einmal.',
};
