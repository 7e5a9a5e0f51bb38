import { once } from 'node:events';
import { createServer } from 'node:net';
import fastify from 'fastify';
import { listen } from './listen.ts';
import { StartError } from './startError.ts';

it('resolves to the address', async () => {
  const app = fastify();
  expect(await listen(app, { host: '127.0.0.1', port: 0 })).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await app.close();
});

it('names the option to change when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const failure = await listen(fastify(), { host: '127.0.0.1', port }).catch((error: unknown) => error);
  other.close();
  expect(failure).toEqual(
    new StartError(`Port ${port} is taken: stop what listens there, or choose another with --port.`),
  );
});

it.each([
  ['EACCES', 'Port 80 may not be used: choose one above 1023 with --port.'],
  ['EADDRNOTAVAIL', '"a.example" is no address of this machine: choose another with --host.'],
  ['ENOTFOUND', '"a.example" is no address of this machine: choose another with --host.'],
])('says what %s means', async (code, message) => {
  const app = { listen: () => Promise.reject(Object.assign(new Error(code), { code })) };
  const failure = listen(app, { host: 'a.example', port: 80 });
  await expect(failure).rejects.toEqual(expect.objectContaining({ name: 'StartError', message }));
});

it('passes other errors on', async () => {
  const error = new Error('other');
  await expect(listen({ listen: () => Promise.reject(error) }, { host: 'a', port: 1 })).rejects.toBe(error);
});
