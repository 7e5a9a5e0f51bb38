/** Published messages, read from a folder next to the repository. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { dailySample } from '@halte/judge/sample';
import { importFeed } from '../timetable/importFeed.ts';
import { resolveAlerts } from './resolve/alerts.ts';
import { resolveTripUpdates } from './resolve/resolveTripUpdates.ts';
import { resolveVehicles } from './resolve/vehicles.ts';
import { decodeMessage } from './wire/decode.ts';
import { WireError } from './wire/table.ts';

const FOLDER = join(__dirname, '../../../../shared/feeds/gtfs-rt');
const bytesOf = (name: string) => readFile(join(FOLDER, name));
const bart = (today: string, rebaseCalendar: 'never' | 'whenExpired') =>
  importFeed({ path: join(FOLDER, 'bart-rt.zip') }, { today, rebaseCalendar });
/** Truncations tested by `npm test`, varying daily; a deep run truncates at every 97th byte. */
const CUTS = 60;

if (existsSync(FOLDER)) {
  let asPublished: Feed;
  beforeAll(async () => {
    asPublished = await bart('2019-08-07', 'never');
  });

  it('reads trip updates and finds their trips, though they are out of order and some are of no trip', async () => {
    const message = decodeMessage(await bytesOf('bart-trip-updates.pb'));
    const { updates, dropped } = resolveTripUpdates(asPublished, message, message.at!);
    expect([message.tripUpdates.length, updates.instances.length, updates.added.length]).toEqual([91, 65, 0]);
    expect(Object.fromEntries(dropped)).toEqual({ 'unknown-trip': 18, 'unknown-route': 8 });
    const goesOn = updates.instances.every(({ arrival, departure }) =>
      arrival.every((time, i) => time <= departure[i]! && (i === 0 || departure[i - 1]! <= time)),
    );
    expect(goesOn).toBe(true);
  });

  it('finds no trip in a timetable that was moved onto other weeks', async () => {
    const message = decodeMessage(await bytesOf('bart-trip-updates.pb'));
    const { updates, dropped } = resolveTripUpdates(await bart('2026-11-21', 'whenExpired'), message, message.at!);
    expect(updates.instances).toEqual([]);
    expect(dropped.get('moved-calendar')).toBe(83);
  });

  it('reads alerts in JSON', async () => {
    const message = decodeMessage(await bytesOf('bart-alerts.pb.json'));
    const { alerts, dropped } = resolveAlerts(asPublished, message);
    expect(alerts).toMatchObject([
      { id: 'BSA_187874', effect: 'significantDelays', severity: 'warning', periods: [], scopes: [{ agency: 'BART' }] },
    ]);
    expect(alerts[0]!.texts.get('en')).toMatchObject({
      header: expect.stringMatching(/^There is a major delay at Montgomery St\./),
      url: 'http://www.bart.gov/schedules/advisories',
    });
    expect(dropped.size).toBe(0);
  });

  it('reads vehicle positions, also those of another network', async () => {
    const message = decodeMessage(await bytesOf('king-county-vehicle-positions.pb'));
    const { vehicles } = resolveVehicles(asPublished, message, message.at!);
    expect(vehicles).toHaveLength(627);
    expect(vehicles.every(({ lat, lon }) => lat > 47 && lat < 48 && lon > -123 && lon < -121)).toBe(true);
  });

  it('refuses a message that was cut anywhere within an entity', async () => {
    const bytes = await bytesOf('king-county-vehicle-positions.pb');
    const whole = decodeMessage(bytes).vehicles;
    const lengths = Array.from({ length: Math.ceil(bytes.length / 97) }, (_, i) => i * 97);
    for (const length of dailySample(lengths, CUTS)) {
      const cut = bytes.subarray(0, length);
      // A cut between two entities is undetectable: the result is exactly the entities before it.
      try {
        const { vehicles } = decodeMessage(cut);
        expect(vehicles).toEqual(whole.slice(0, vehicles.length));
      } catch (error) {
        expect(error).toBeInstanceOf(WireError);
      }
    }
  });
} else {
  it('reads published messages where there are any', () => {
    console.log('No published messages beside the repository (../shared/feeds/gtfs-rt): only made-up ones are read.');
    expect(existsSync(FOLDER)).toBe(false);
  });
}
