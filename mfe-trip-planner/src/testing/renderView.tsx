import type { Locale, Query, RouteName, RouteParams, View, ViewProps } from '@halte/contract';
import { initI18n, loadMessages } from '@halte/i18n';
import { type FakeHost, type FakeHostOptions, fakeHost } from '@halte/testkit';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { remote } from '../remote.ts';
import { emptyTrip } from '../trip/model.ts';
import { tripStore } from '../trip/store.ts';
import { FAKE_BACKEND_URL } from './fakeBackend.ts';

interface Screen {
  readonly name: RouteName;
  readonly query?: Query;
  readonly params?: RouteParams;
  readonly locale?: Locale;
  readonly tenant?: FakeHostOptions['tenant'];
}

/** Puts the area's memory back to its first moment: one store serves all views. */
export function forgetTrips(): void {
  tripStore.edit(() => emptyTrip(tripStore.state.now));
}

/** Shows a view as the host would, in real words. */
export async function renderView(
  view: View,
  { name, query = {}, params = {}, locale = 'fr', tenant }: Screen,
): Promise<FakeHost> {
  const host = fakeHost({ locale, route: { name, query, params }, tenant: { bffUrl: FAKE_BACKEND_URL, ...tenant } });
  initI18n({ locale, apiKey: 'test' });
  await loadMessages('trip-planner', remote.messages);
  const Shown = view as ComponentType<ViewProps>;
  await act(async () => {
    render(<Shown host={host} params={params} query={query} />);
  });
  return host;
}
