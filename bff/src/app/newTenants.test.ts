import { findNewTenants } from './newTenants.ts';
import type { Tenant } from './tenants.ts';

const tenant = (apiKey: string): Tenant => ({
  apiKey,
  domainName: `${apiKey}.example.org`,
  limits: {},
  isDemo: false,
  mail: null,
});

function setUp() {
  let now = 0;
  let tenants: readonly Tenant[] | Error = [tenant('old')];
  const read = jest.fn(async () => {
    if (tenants instanceof Error) throw tenants;
    return tenants;
  });
  return {
    lookup: findNewTenants(read, () => now),
    read,
    write: (next: readonly Tenant[] | Error) => {
      tenants = next;
    },
    wait: (seconds: number) => {
      now += seconds;
    },
  };
}

it('finds a tenant whose file is new, by its key and by its origin', async () => {
  const { lookup, write, wait } = setUp();
  expect(await lookup.hasKey('new')).toBe(false);
  write([tenant('old'), tenant('new')]);
  wait(1);
  expect(await lookup.hasKey('new')).toBe(true);
  expect(await lookup.hasOrigin('https://new.example.org')).toBe(true);
  expect(await lookup.hasOrigin('https://other.example.org')).toBe(false);
  expect(await lookup.keyOfOrigin('https://new.example.org')).toBe('new');
  expect(await lookup.keyOfOrigin('https://other.example.org')).toBeNull();
  expect(await lookup.originOfKey('new')).toBe('https://new.example.org');
  expect(await lookup.originOfKey('other')).toBeNull();
});

it('reads the files at most once a second, also for callers at the same time', async () => {
  const { lookup, read, wait } = setUp();
  await Promise.all([lookup.hasKey('a'), lookup.hasKey('b')]);
  await lookup.hasOrigin('https://c.example.org');
  expect(read).toHaveBeenCalledTimes(1);
  wait(1);
  await lookup.hasKey('a');
  expect(read).toHaveBeenCalledTimes(2);
});

it('keeps the tenants of before while a file is invalid', async () => {
  const { lookup, write, wait } = setUp();
  expect(await lookup.hasKey('old')).toBe(true);
  write(new Error('no JSON'));
  wait(1);
  expect(await lookup.hasKey('new')).toBe(false);
  expect(await lookup.hasKey('old')).toBe(true);
});
