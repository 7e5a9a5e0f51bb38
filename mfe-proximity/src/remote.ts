import { loadProblemMessages } from '@halte/api/words';
import { type AreaModule, CONTRACT, type Locale, type Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';
import { loadPlacesMessages } from '@halte/places';

const MESSAGES: Readonly<Record<Locale, () => Promise<Messages>>> = {
  fr: () => import('./messages/fr.ts').then(({ fr }) => fr),
  en: () => import('./messages/en.ts').then(({ en }) => en),
  es: () => import('./messages/es.ts').then(({ es }) => es),
  it: () => import('./messages/it.ts').then(({ it }) => it),
  de: () => import('./messages/de.ts').then(({ de }) => de),
};

/** The place field has texts of its own, and so has what goes wrong; all come together, so that no screen shows keys. */
async function messages(locale: Locale): Promise<Messages> {
  const [own] = await Promise.all([
    MESSAGES[locale](),
    loadMessages('places', loadPlacesMessages),
    loadMessages('problems', loadProblemMessages),
  ]);
  return own;
}

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'proximity',
  messages,
  views: {
    proximity: () => import('./views/Proximity/View.tsx'),
  },
} satisfies AreaModule;
