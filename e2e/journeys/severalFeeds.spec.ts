/** Two published timetables of one city, buses and a train, with the browser on the other side of the earth. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/environment.ts';
import { type StartedServer, startBackend, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';
import { expectJourneys, journeys, openRoadmap } from '../support/tripPlanner.ts';

const FOLDER = join(ROOT, '../shared/feeds/poa');
const FEEDS = ['bus', 'rail'].map((name, index) => ({
  name,
  path: join(FOLDER, ['poa_eptc.zip', 'poa_trensurb.zip'][index]!),
}));

test.describe('buses and train of Porto Alegre in a browser in Tokyo', () => {
  if (!FEEDS.every(({ path }) => existsSync(path))) {
    console.log(`The timetables of Porto Alegre are not in ${FOLDER}: journeys with two of them are not tested.`);
    return;
  }

  test.use({ timezoneId: 'Asia/Tokyo' });

  const servers: StartedServer[] = [];
  let data: string;
  let origin: string;

  test.beforeAll(async () => {
    test.slow();
    data = mkdtempSync(join(tmpdir(), 'halte-several-'));
    const gtfs = FEEDS.flatMap(({ name, path }) => ['--gtfs', `${name}=${path}`]);
    const backend = await startBackend([...gtfs, '--data', data]);
    servers.push(backend);
    const host = await startHost(['--bff-url', backend.origin]);
    servers.push(host);
    origin = host.origin;
  });

  test.afterAll(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    rmSync(data, { recursive: true, force: true });
  });

  test('a journey changes from a bus of one to the train of the other, and names both operators', async ({ page }) => {
    const query = {
      fi: 'bus:area:4216',
      fv: 'Sarandi',
      ti: 'rail:area:CN',
      tv: 'Canoas',
      tt: '0',
      dt: '2019-06-03T12:20',
    };
    await page.goto(`${origin}/fr/trip-planner/results?${new URLSearchParams(query)}`);
    await expectJourneys(page);
    await expect(journeys(page).first()).toContainText('715');
    await expect(journeys(page).first()).toContainText('LINHA1');
    expect((await journeys(page).first().getByRole('time').allTextContents()).slice(0, 2)).toEqual(['12:29', '13:09']);
    await openRoadmap(page);
    const steps = page.getByRole('list', { name: 'Étapes du trajet' });
    await expect(steps).toContainText('Empresa Publica de Transportes e Circulação');
    await expect(steps).toContainText('TRENSURB');
    await expect(steps).toContainText('ESTACAO CANOAS/LA SALLE');
  });
});
