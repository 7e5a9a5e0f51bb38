import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { it } from 'node:test';
import { assertPortFree, freePort } from './ports.mjs';

const listening = (host) =>
  new Promise((resolve) => {
    const server = createServer().listen({ port: 0, host }, () => resolve(server));
  });

for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
  it(`says in one line that a port is taken on ${host}`, async () => {
    const server = await listening(host);
    const { port } = server.address();
    await assert.rejects(assertPortFree(port, '--port'), {
      name: 'UserError',
      message: `Port ${port} is taken: stop what uses it, or choose another with --port <number>.`,
    });
    await new Promise((resolve) => server.close(resolve));
    await assertPortFree(port, '--port');
  });
}

it('finds a free port', async () => {
  await assertPortFree(await freePort(), '--port');
});
