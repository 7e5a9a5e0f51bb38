import assert from 'node:assert/strict';
import { it } from 'node:test';
import { assertPortOpens, BLOCKED_PORTS } from './blockedPorts.mjs';

/** Whether the fetch of this runtime, which follows the same standard, blocks the port without connecting. */
async function isRefused(port) {
  const error = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(5_000) }).catch((one) => one);
  return error?.cause?.message === 'bad port';
}

it('has the ports that fetch refuses, and none around them', async () => {
  const around = [...BLOCKED_PORTS].flatMap((port) => [port - 1, port, port + 1]);
  for (const port of new Set(around.filter((one) => one > 0 && one < 10_100))) {
    assert.equal(await isRefused(port), BLOCKED_PORTS.has(port), `port ${port}`);
  }
});

it('says which port is blocked, why, and how to choose another one', () => {
  assert.throws(() => assertPortOpens(4190, '--bff-port'), {
    name: 'UserError',
    message: /^Browsers block port 4190, .*: choose another with --bff-port <number>\.$/,
  });
  assertPortOpens(3000, '--port');
});
