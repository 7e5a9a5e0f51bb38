import { type AreaModule, CONTRACT, type Locale, type Messages, type ViewProps } from '@halte/contract';
import { loadPlacesMessages } from '@halte/places';
import type { FunctionComponent } from 'react';
import { loadMessages as loadOwnMessages } from './messages/load.ts';
import { withTripPlanner } from './state/TripPlannerProvider.tsx';

/** The messages of this area, loaded together with those of the place fields, so that screens never show message keys. */
async function messages(locale: Locale): Promise<Messages> {
  const [own] = await Promise.all([loadOwnMessages(locale), loadPlacesMessages()]);
  return own;
}

interface LoadedView {
  readonly View: FunctionComponent<ViewProps>;
  /** Loads the messages that only this view needs. */
  readonly loadTexts?: () => Promise<void>;
}

/** Wraps a view in the providers of this area, after its messages are loaded. */
async function provided(loading: Promise<LoadedView>): Promise<{ readonly View: FunctionComponent<ViewProps> }> {
  const { View, loadTexts } = await loading;
  await loadTexts?.();
  return { View: withTripPlanner(View) };
}

export const remote = {
  contract: CONTRACT,
  kind: 'area',
  id: 'trip-planner',
  messages,
  views: {
    index: () => provided(import('./views/Home.tsx')),
    'trip-planner': () => provided(import('./views/Form.tsx')),
    'trip-planner-results': () => provided(import('./views/resultsInTasks.ts').then((view) => view.loadResults())),
    'trip-planner-preview': () => provided(import('./views/Preview.tsx')),
    'trip-planner-summary': () => provided(import('./views/Summary.tsx')),
    'trip-planner-returns': () => provided(import('./views/Returns.tsx')),
    'trip-planner-return-preview': () => provided(import('./views/ReturnPreview.tsx')),
    'trip-planner-return-summary': () =>
      provided(import(/* webpackChunkName: "both-ways" */ './views/ReturnSummary.tsx')),
    'trip-planner-roadmap-journeyId': () => provided(import(/* webpackChunkName: "roadmap" */ './views/Roadmap.tsx')),
  },
} satisfies AreaModule;
