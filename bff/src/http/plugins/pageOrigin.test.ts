import type { FastifyRequest } from 'fastify';
import { NO_OTHER_CALLERS } from './callers.ts';
import { linkOrigin } from './pageOrigin.ts';

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
  expect(await linkOrigin({ headers: { origin } } as FastifyRequest, known)).toBe(expected);
});
