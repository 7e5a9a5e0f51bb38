import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createTestApp } from '../testing/testApp.ts';

it.each([
  ['one', 'host: a\r\n', 200],
  ['two', 'host: a\r\nhost: b\r\n', 400],
])('answers a request with %s Host headers', async (_, headers, status) => {
  const app = await createTestApp((routes) => void routes.get('/answer', async () => 'ok'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET /answer HTTP/1.1\r\n${headers}connection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  await once(socket, 'close');
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  if (status === 400) expect(answer).toContain('"message":"Send one Host header."');
  await app.close();
});
