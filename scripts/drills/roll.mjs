/** Both replicas are replaced by this release, one after the other, and by the one before again. */
import { freePort } from '../lib/ports.mjs';
import { programBefore } from './lib/releaseBefore.mjs';
import { during } from './lib/seen.mjs';
import { failed, findCodes, openJourney, signIn, signUp, startTraffic, summary } from './lib/traffic.mjs';

/** Longer than the balancer needs to notice. */
const DRAIN = ['--drain', '2'];
const TRAVELLER = { email: 'rolled@example.org', password: 'another correct horse' };

/** @type {import('./all.mjs').Drill} */
export async function roll(stage, { see, seconds, before }) {
  const former = await programBefore(stage, before);
  const options = ['--gtfs', stage.gtfs, ...DRAIN, '--database', stage.database.address];
  const start = async (name, port, program) => stage.startReplica(name, port, options, program);
  let replicas = await Promise.all(['one', 'other'].map(async (name) => start(name, await freePort(), former)));
  const origin = await stage.balance(replicas);
  const traffic = await startTraffic(origin);
  const codes = await findCodes(origin);

  /** One after the other; resolves to the codes with which they ended. @param {string} [program] */
  async function replaceBy(program) {
    const ended = [];
    const started = [];
    for (const one of replicas) {
      await during(seconds / 6);
      one.child.kill('SIGTERM');
      ended.push((await one.exited).code);
      started.push(await start(one.name, one.port, program));
    }
    replicas = started;
    await during(seconds / 6);
    return ended;
  }
  const opened = async (own, list) => {
    const statuses = await Promise.all(list.map(async (code) => (await openJourney(own, code)).status));
    return statuses.filter((status) => status === 200).length;
  };

  const migrated = await stage.run(['--migrate', 'only', '--database', stage.database.address]);
  see(`--migrate only: ${migrated.output}`, migrated.code === 0 && migrated.output !== '');
  const forth = await replaceBy();
  const token = await signUp(origin, TRAVELLER);
  const later = await findCodes(origin);
  const [openedForth, all] = [await opened(origin, codes), codes.length];
  const back = await replaceBy(former);
  const openedBack = await opened(origin, [...codes, ...later]);
  const again = await signIn(origin, TRAVELLER);
  const calls = await traffic.end();
  see(
    `each ended by itself, with 0 (${[...forth, ...back].join(', ')})`,
    [...forth, ...back].every((code) => code === 0),
  );
  see(`codes of before open with this release (${openedForth} of ${all})`, openedForth === all && all > 0);
  see(`all open with the one before (${openedBack} of ${all + later.length})`, openedBack === all + later.length);
  see('an account that this release has made signs in at the one before', token !== '' && again !== '');
  see(`no call failed (${summary(calls)})`, failed(calls).length === 0 && calls.length > 0);
}
