/** Timetables in which all trips have other ids than before: for both replicas, then for one of them only, and back. */
import { join } from 'node:path';
import { hasTrips, publicationIn, readNow } from './lib/publication.mjs';
import { during, secondsUntil } from './lib/seen.mjs';
import { writeTimetable } from './lib/timetable.mjs';
import { failed, findCodes, openJourney, startTraffic, summary } from './lib/traffic.mjs';

/** Until it is due: enough to load it on a machine under load. */
const AHEAD_MS = 30_000;
const SWITCHED_SECONDS = 120;
/** A second is the aim; the rest is for a machine under load. Each by itself, they would be up to thirty apart. */
const APART_MS = 3000;

/** How many of these codes open at each of the replicas. */
async function opened(replicas, codes) {
  const answers = replicas.flatMap(({ origin }) => codes.map((code) => openJourney(origin, code)));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  return { all: statuses.length, ok: statuses.filter((status) => status === 200).length };
}

/** @type {import('./all.mjs').Drill} */
export async function newTimetable(stage, { see, seconds }) {
  const published = publicationIn(stage, 'published');
  const late = join(stage.folder, 'late');
  /** @param {string} zip */
  async function publish(zip) {
    const { code, output } = await published.prepare(zip);
    if (code !== 0) throw new Error(`A timetable is not published: ${output}`);
  }
  async function publishRenumbered(tripPrefix) {
    const zip = join(stage.folder, `${tripPrefix}.zip`);
    await writeTimetable(zip, { tripPrefix });
    await publish(zip);
  }
  await publish(stage.gtfs);
  published.copyTo(late);
  // Each reads a folder of its own, so that one can be late.
  const replicas = await stage.startReplicas([], (name) => ['--prepared', name === 'one' ? published.folder : late]);
  const [one, other] = replicas;
  const origin = await stage.balance(replicas);
  const traffic = await startTraffic(origin);
  const codes = await findCodes(origin);

  await publishRenumbered('next');
  const dueMs = Date.now() + AHEAD_MS;
  published.activateAt(dueMs);
  published.copyTo(late);
  readNow(replicas);
  const switched = async (replica, tripPrefix) =>
    (await secondsUntil(() => hasTrips(replica, tripPrefix), SWITCHED_SECONDS)) === null ? null : Date.now();
  const at = await Promise.all(replicas.map((replica) => switched(replica, 'next')));
  const apart = at.includes(null) ? null : Math.abs(Number(at[0]) - Number(at[1]));
  see(`both replicas have it, at the same time (${apart} ms apart)`, apart !== null && apart <= APART_MS);
  see(
    'not before it was due',
    at.every((ms) => ms !== null && ms >= dueMs),
  );
  const after = await opened(replicas, codes);
  see(`each code of before opens on both (${after.ok} of ${after.all})`, after.ok === after.all && after.all > 0);

  await publishRenumbered('later');
  published.activateAt(Date.now());
  readNow([one]);
  const isMixed = (await switched(one, 'later')) !== null && !(await hasTrips(other, 'later'));
  see('then one has the next timetable, and the other one has not', isMixed);
  await during(seconds / 3);
  const mixed = [...codes, ...(await findCodes(one.origin)), ...(await findCodes(other.origin))];
  const across = await opened(replicas, mixed);
  see(`each code of each opens on both (${across.ok} of ${across.all})`, across.ok === across.all && across.all > 0);
  published.copyTo(late);
  readNow([other]);
  see('the late one follows', (await switched(other, 'later')) !== null);

  published.goBack();
  published.activateAt(Date.now());
  published.copyTo(late);
  readNow(replicas);
  const back = await Promise.all(replicas.map((replica) => switched(replica, 't')));
  see('both are back at the first one, by its file', !back.includes(null));
  const last = await opened(replicas, mixed);
  see(`each code opens there (${last.ok} of ${last.all})`, last.ok === last.all);
  await during(seconds / 3);
  const calls = await traffic.end();
  see(`no call failed (${summary(calls)})`, failed(calls).length === 0 && calls.length > 0);
}
