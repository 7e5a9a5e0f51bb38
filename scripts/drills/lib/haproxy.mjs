import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../../lib/children.mjs';
import { installDebianPackage } from '../../lib/debian.mjs';
import { ROOT } from '../../lib/paths.mjs';
import { freePort } from '../../lib/ports.mjs';
import { UserError } from '../../lib/userError.mjs';
import { secondsUntil } from './seen.mjs';

const HAPROXY = '/usr/sbin/haproxy';
const START_SECONDS = 20;

/**
 * Debian's haproxy with the configuration that is shipped, before these replicas.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {readonly { port: number }[]} replicas
 */
export async function startHaproxy(stage, replicas) {
  if (!existsSync(HAPROXY)) await installDebianPackage(['haproxy']);
  if (!existsSync(HAPROXY)) throw new UserError(`There is no ${HAPROXY}: install Debian's package haproxy.`);
  const [calls, pages, host] = [await freePort(), await freePort(), await freePort()];
  const [one, other] = replicas.map(({ port }) => `127.0.0.1:${port}`);
  const env = {
    HALTE_CALLS: `127.0.0.1:${calls}`,
    HALTE_PAGES: `127.0.0.1:${pages}`,
    HALTE_HOST_1: `127.0.0.1:${host}`,
    HALTE_BFF_1: one ?? '',
    HALTE_BFF_2: other ?? '',
  };
  const file = join(ROOT, 'docs/operations/deploy/haproxy.cfg');
  const { child } = startChild('haproxy', HAPROXY, ['-f', file], { env, onLine: () => {} });
  stage.onClose(() => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${calls}`;
  const isUp = async () => (await fetch(`${origin}/livez`)).status === 200;
  if ((await secondsUntil(isUp, START_SECONDS)) === null) throw new UserError('haproxy does not pass calls on.');
  return origin;
}
