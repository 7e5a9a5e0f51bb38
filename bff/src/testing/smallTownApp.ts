import { createApp } from '../http/app.ts';
import { createMetrics } from '../http/plugins/metrics.ts';
import type { App } from '../http/plugins/typedApp.ts';
import { emptyOperator } from './demoCity.ts';
import { LINE_IDS, MONDAY, MONDAY_AT_8, STOPS, smallTown } from './smallTown.ts';
import { TEST_KEY, TEST_OPTIONS } from './testApp.ts';
import { CLIENT, TENANT } from './testPeople.ts';
import { testServices } from './testServices.ts';

type Headers = Readonly<Record<string, string>>;

export interface SmallTownApp {
  readonly app: App;
  /** A client with a key, one that is also signed in, and one with neither. */
  readonly callers: readonly Headers[];
}

/** The whole app around the small town, at 8 o'clock on a Monday. */
export async function smallTownApp(): Promise<SmallTownApp> {
  const town = await smallTown();
  const services = await testServices(
    () => town,
    () => MONDAY_AT_8,
  );
  const operator = emptyOperator(() => MONDAY_AT_8);
  const app = await createApp({ ...TEST_OPTIONS, metrics: createMetrics() }, { ...services, demo: () => operator });
  const { accessToken } = await services.people
    .at(TENANT)
    .register(
      { email: 'camille@example.org', password: 'correct horse battery', attributes: { firstName: 'Camille' } },
      CLIENT,
    );
  const signedIn = { ...TEST_KEY, authorization: `Bearer ${accessToken}` };
  return { app, callers: [signedIn, signedIn, TEST_KEY, TEST_KEY, {}] };
}

/** Texts that match something in the small town. */
export function smallTownWords(): string[] {
  const places = Object.entries(STOPS).flatMap(([name, [lat, lon]]) => [name, `${name}:1`, `${lat},${lon}`]);
  return [
    ...places,
    ...LINE_IDS,
    ...['stopArea', 'STOP_POINT', 'bikesharingstations', 'address', 'house-12', 'velo-1', 'A-out-480'],
    ...['menu-primaire-header', 'menu-secondaire-footer-de', 'bikes', 'gbfs', 'station_status', 'alerts'],
    ...[MONDAY, `${MONDAY}T08:00`, 'camille@example.org', 'Camille', 'univ', '12 rue de la gare'],
  ];
}
