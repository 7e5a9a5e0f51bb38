import { type AreaModule, CONTRACT, type Locale, type Messages, type View } from '@halte/contract';
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

interface ViewWithTexts {
  readonly View: View;
  readonly loadTexts: () => Promise<void>;
}

/** A screen brings the texts along that it alone has need of; the first screen does without them, and without what loads them. */
async function withTexts(loading: Promise<ViewWithTexts>): Promise<ViewWithTexts> {
  const view = await loading;
  await view.loadTexts();
  return view;
}

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'trip-planner',
  messages,
  views: {
    index: () => import('./views/Home/View.tsx'),
    'trip-planner': () => withTexts(import('./views/Form/View.tsx')),
    'trip-planner-results': () => withTexts(import('./views/Results/View.tsx')),
    'trip-planner-preview': () => withTexts(import('./views/Preview/View.tsx')),
    'trip-planner-summary': () => withTexts(import('./views/Summary/View.tsx')),
    'trip-planner-returns': () => withTexts(import('./views/Returns/View.tsx')),
    'trip-planner-return-preview': () => withTexts(import('./views/ReturnPreview/View.tsx')),
    'trip-planner-return-summary': () => withTexts(import('./views/ReturnSummary/View.tsx')),
    'trip-planner-roadmap-journeyId': () => withTexts(import('./views/Roadmap/View.tsx')),
  },
} satisfies AreaModule;
