import { type AreaModule, CONTRACT, type Locale, type Messages } from '@halte/contract';
import { loadMessages } from '@halte/i18n';
import { loadPlacesMessages } from '@halte/places';

const MESSAGES: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('./messages/fr.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  it: () => import('./messages/it.ts'),
  de: () => import('./messages/de.ts'),
};

/** The place fields of the form have texts of their own; both come together, so that no screen shows keys. */
async function messages(locale: Locale): Promise<Messages> {
  const [own] = await Promise.all([MESSAGES[locale](), loadMessages('places', loadPlacesMessages)]);
  return own.messages;
}

const toResults = () => import('./views/ToResults/View.tsx');

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'trip-planner',
  messages,
  views: {
    index: () => import('./views/Home/View.tsx'),
    'trip-planner': () => import('./views/Form/View.tsx'),
    'trip-planner-results': () => import('./views/Results/View.tsx'),
    'trip-planner-preview': () => import('./views/Preview/View.tsx'),
    'trip-planner-summary': toResults,
    'trip-planner-returns': toResults,
    'trip-planner-return-preview': toResults,
    'trip-planner-return-summary': toResults,
    'trip-planner-roadmap-journeyId': () => import('./views/Roadmap/View.tsx'),
  },
} satisfies AreaModule;
