import type { FastifyRequest } from 'fastify';
import { NO_OTHER_CALLERS } from './callers.ts';
import { callingTenant, linkOrigin } from './pageOrigin.ts';

const TRIPS = 'https://trips.example.org';
const KNOWN = {
  origins: ['*', TRIPS, 'https://other.example.org'],
  otherCallers: NO_OTHER_CALLERS,
  localOrigins: false,
};

it.each([
  ['a page of a tenant', 'https://other.example.org', KNOWN, 'https://other.example.org'],
  ['a stranger’s page', 'https://evil.example', KNOWN, TRIPS],
  ['no page', undefined, KNOWN, TRIPS],
  ['a page of this machine where those are not known', 'http://localhost:3000', KNOWN, TRIPS],
  ['a page of this machine', 'http://localhost:3000', { ...KNOWN, localOrigins: true }, 'http://localhost:3000'],
  ['what looks like this machine', 'https://localhost.evil.example', { ...KNOWN, localOrigins: true }, TRIPS],
  ['what is no origin', 'null', { ...KNOWN, localOrigins: true }, TRIPS],
  ['a script', 'javascript://localhost/%0aalert(1)', { ...KNOWN, localOrigins: true }, TRIPS],
  ['files', 'ftp://localhost', { ...KNOWN, localOrigins: true }, TRIPS],
  ['an address that is more than an origin', 'http://localhost:3000/x', { ...KNOWN, localOrigins: true }, TRIPS],
  ['a stranger’s page where any may call', 'https://evil.example', { ...KNOWN, origins: ['*'] }, null],
  [
    'a page of a tenant that is newer than the server',
    'https://new.example',
    {
      ...KNOWN,
      otherCallers: { ...NO_OTHER_CALLERS, hasOrigin: async (one: string) => one === 'https://new.example' },
    },
    'https://new.example',
  ],
])('leads links in messages of %s to a known site', async (_, origin, known, expected) => {
  expect(await linkOrigin({ headers: { origin } } as FastifyRequest, known, null)).toBe(expected);
});

const TENANTS: Readonly<Record<string, string>> = { 'https://trips.example.org': 'trips', 'http://localhost': 'demo' };
const TWO = {
  ...KNOWN,
  apiKeys: ['trips', 'demo'],
  otherCallers: {
    ...NO_OTHER_CALLERS,
    keyOfOrigin: async (origin: string) => TENANTS[origin] ?? null,
    originOfKey: async (key: string) => Object.keys(TENANTS).find((origin) => TENANTS[origin] === key) ?? null,
  },
};
const LOCAL = { ...TWO, localOrigins: true };

it.each([
  ['a key', { 'x-api-key': 'demo', origin: TRIPS }, TWO, 'demo'],
  ['a page of a tenant', { origin: TRIPS }, TWO, 'trips'],
  ['a stranger’s page', { origin: 'https://evil.example' }, TWO, null],
  ['no page', {}, TWO, null],
  ['a page of this machine', { origin: 'http://localhost:3000' }, LOCAL, 'demo'],
  ['a page of this machine where those are not known', { origin: 'http://localhost:3000' }, TWO, null],
  ['no page, where there is one tenant', { 'x-api-key': '' }, { ...TWO, apiKeys: ['demo', 'demo'] }, 'demo'],
  ['no page, where there is none', {}, { ...TWO, apiKeys: [] }, null],
])('knows the tenant of a request by %s', async (_, headers, known, expected) => {
  expect(await callingTenant({ headers }, known)).toBe(expected);
});

it.each([
  ['its page', TRIPS, 'trips', TRIPS],
  ['the page of another tenant', 'http://localhost', 'trips', TRIPS],
  ['the page of another tenant', TRIPS, 'demo', 'http://localhost'],
  ['a page that is no tenant’s', 'https://other.example.org', 'demo', 'https://other.example.org'],
  ['a stranger’s page', 'https://evil.example', 'demo', 'http://localhost'],
  ['no page', undefined, 'trips', TRIPS],
  ['no page, where its own is not known', undefined, 'new', TRIPS],
])('leads links in messages of a tenant to its own site: from %s', async (_, origin, tenant, expected) => {
  expect(await linkOrigin({ headers: { origin } }, TWO, tenant)).toBe(expected);
});

const SERVED = { ...LOCAL, origins: ['*', 'https://trips.example.org', 'http://localhost:3000'] };

it.each([
  ['the page of another tenant, on any port', 'http://localhost:3360', 'trips', LOCAL, TRIPS],
  ['its page, on any port', 'http://localhost:3360', 'demo', LOCAL, 'http://localhost:3360'],
  [
    'a page of this machine that is no tenant’s',
    'http://other.localhost:3360',
    'demo',
    LOCAL,
    'http://other.localhost:3360',
  ],
  ['no page', undefined, 'demo', SERVED, 'http://localhost:3000'],
  ['no page, where no port is known', undefined, 'demo', LOCAL, 'http://localhost'],
  ['a script', 'javascript://localhost/%0aalert(1)', 'demo', SERVED, 'http://localhost:3000'],
])(
  'leads links of a tenant on this machine to what is served there: from %s',
  async (_, origin, tenant, known, expected) => {
    expect(await linkOrigin({ headers: { origin } }, known, tenant)).toBe(expected);
  },
);
