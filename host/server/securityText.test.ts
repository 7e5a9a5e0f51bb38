import type { Tenant } from '@halte/contract/tenant';
import type { InjectOptions } from 'fastify';
import { buildApp } from './app.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost } from './testing/builtHost.ts';

const CONTACT = 'mailto:security@trips.example';
const built = builtHost('--bff-url', 'http://127.0.0.1:9');
const [demo] = loadTenants(built.options.tenants);

async function answerTo(tenant: Partial<Tenant>, request: InjectOptions = {}) {
  const app = buildApp(built.options, [{ ...demo!, isDemo: false, ...tenant }]);
  const answer = await app.inject({ url: '/.well-known/security.txt', headers: { host: 'localhost' }, ...request });
  await app.close();
  return answer;
}

it('serves where weak points are reported', async () => {
  const { statusCode, headers, body } = await answerTo({ securityContact: CONTACT });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, max-age=3600',
  ]);
  expect(body.split('\n')[0]).toBe(`Contact: ${CONTACT}`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(89);
  expect(days).toBeLessThanOrEqual(90);
});

it('answers HEAD with the same headers', async () => {
  const head = await answerTo({ securityContact: CONTACT }, { method: 'HEAD' });
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'text/plain; charset=utf-8']);
});

it.each([
  ['of a tenant without a contact', {}],
  ['of the demo city on another network', { securityContact: CONTACT, isDemo: true }],
])('is missing %s', async (_of, tenant) => {
  expect((await answerTo(tenant)).statusCode).toBe(404);
});

it('belongs to the tenant of the host name', async () => {
  const answer = await answerTo({ securityContact: CONTACT }, { headers: { host: 'elsewhere.example' } });
  expect([answer.statusCode, answer.body.includes(CONTACT)]).toEqual([421, false]);
});
