import { answerInCache } from '@halte/api/testing';
import type { Locale, Query, RouteName, RouteParams, ViewProps } from '@halte/contract';
import { OWN_PREFERENCES_KEY, type Preferences } from '@halte/contract/trip';
import { initI18n, loadMessages } from '@halte/i18n';
import { type FakeHost, type FakeHostOptions, fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, render, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { mutate } from 'swr';
import { loadJourneyMessages } from '../features/journey/loadJourneyMessages.ts';
import { remote } from '../remote.ts';
import { TripPlannerProvider } from '../state/TripPlannerProvider.tsx';
import { createTripPlanner, type TripPlanner } from '../state/tripPlanner.ts';
import { FAKE_BACKEND_URL } from './fakeBackend.ts';
import { TEMPLATE } from './preferences.ts';

interface Screen {
  readonly name: RouteName;
  readonly query?: Query;
  readonly params?: RouteParams;
  readonly locale?: Locale;
  readonly tenant?: FakeHostOptions['tenant'];
  readonly favourites?: FakeHostOptions['favourites'];
  readonly template?: Preferences;
}

let planner = createTripPlanner();

/** Starts a visit: an empty form, an empty SWR cache, no results and, unless `keepsPreferences` is set, no saved preferences. */
export function startVisit({ keepsPreferences = false } = {}): TripPlanner {
  if (!keepsPreferences) localStorage.removeItem(OWN_PREFERENCES_KEY);
  void mutate(() => true, undefined);
  planner = createTripPlanner();
  return planner;
}

/** The state that the views of the current visit share. */
export function visit(): TripPlanner {
  return planner;
}

/** Renders `children` with the state of the current visit. */
export function Visit({ host, children }: { readonly host: FakeHost; readonly children: ReactNode }) {
  return (
    <HostProvider host={host}>
      <TripPlannerProvider planner={planner}>{children}</TripPlannerProvider>
    </HostProvider>
  );
}

/** Waits until a list that was found is whole: its cards come one with each frame. */
export async function listed(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[aria-busy="true"]')) throw new Error('Cards are still being added.');
  });
}

/** The searches that the form has led to; that it writes itself into its own address is left out. */
export function searchesOf(host: FakeHost) {
  return host.calls.filter((made) => made.call !== 'replace' || made.target.name.startsWith('trip-planner-'));
}

/** Renders a view as the host would, with its messages, in the current visit. The template of the preferences is in the cache already. */
export async function renderView(
  View: ComponentType<ViewProps>,
  { name, query = {}, params = {}, locale = 'fr', tenant, favourites = {}, template = TEMPLATE }: Screen,
): Promise<FakeHost> {
  const host = fakeHost({
    locale,
    route: { name, query, params },
    tenant: { bffUrl: FAKE_BACKEND_URL, ...tenant },
    favourites,
  });
  initI18n({ locale, apiKey: 'test' });
  await loadMessages('trip-planner', remote.messages);
  await loadJourneyMessages();
  await answerInCache({ locale, tenant: host.tenant }, '/api/trip-planner/v4/journeys/preferences', {}, template);
  await act(async () => {
    render(
      <Visit host={host}>
        <View host={host} params={params} query={query} />
      </Visit>,
    );
  });
  return host;
}
