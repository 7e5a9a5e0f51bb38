import type { Api } from '@halte/api';
import type { Locale, Query, RouteName, RouteParams, View, ViewProps } from '@halte/contract';
import { initI18n, loadMessages } from '@halte/i18n';
import { type FakeHost, type FakeHostOptions, fakeHost } from '@halte/testkit';
import { act, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { preferencesStore } from '../preferences/store.ts';
import { remote } from '../remote.ts';
import { loadJourneyMessages } from '../trip/loadJourneyMessages.ts';
import { emptyTrip } from '../trip/model.ts';
import { tripStore } from '../trip/store.ts';
import { FAKE_BACKEND_URL } from './fakeBackend.ts';
import { TEMPLATE } from './preferences.ts';

interface Screen {
  readonly name: RouteName;
  readonly query?: Query;
  readonly params?: RouteParams;
  readonly locale?: Locale;
  readonly tenant?: FakeHostOptions['tenant'];
  readonly favourites?: FakeHostOptions['favourites'];
}

/** Puts the area's memory back to its first moment: one store serves all views. */
export function forgetTrips(): void {
  preferencesStore.reset();
  tripStore.edit(() => emptyTrip(tripStore.state.now));
  tripStore.fill(emptyTrip(tripStore.state.now));
}

/** Waits until a list that was found is whole: its cards come one with each frame. */
export async function listed(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[aria-busy="true"]')) throw new Error('Cards are still being added.');
  });
}

/** An API that has the template of preferences and nothing else. */
const templateOnly = {
  GET: async () => ({ data: TEMPLATE, response: { ok: true, status: 200, headers: new Headers() } }),
} as unknown as Api;

/** The searches that the form has led to; that it writes itself into its own address is left out. */
export function searchesOf(host: FakeHost) {
  return host.calls.filter((made) => made.call !== 'replace' || made.target.name.startsWith('trip-planner-'));
}

/** Shows a view as the host would, in real words. */
export async function renderView(
  view: View,
  { name, query = {}, params = {}, locale = 'fr', tenant, favourites = {} }: Screen,
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
  // Once for all views of a test file, as once for a visit: no view asks for them again.
  await preferencesStore.load(templateOnly);
  const Shown = view as ComponentType<ViewProps>;
  await act(async () => {
    render(<Shown host={host} params={params} query={query} />);
  });
  return host;
}
