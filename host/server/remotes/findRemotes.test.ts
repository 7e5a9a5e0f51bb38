import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { loadTenants } from '../tenants/loadTenants.ts';
import { createFindRemotes, entriesOf } from './findRemotes.ts';

const [demo] = loadTenants(join(__dirname, '../../tenants'));
const MANIFEST = { id: 'schedules', container: 'c', version: '1', entry: 'entry.1.js', preload: {} };

let server: Server;
let isUp: boolean;
let place: string;

beforeEach(async () => {
  isUp = true;
  server = createServer((request, response) => {
    if (isUp && request.url === '/schedules/remote.json') response.end(JSON.stringify(MANIFEST));
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/schedules`;
});

afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

const tenant = (): Tenant => ({ ...demo!, remotes: { schedules: place } });
const later = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);

describe('a remote that is elsewhere', () => {
  it('keeps its entry while its origin is away', async () => {
    const find = createFindRemotes(new Map());
    const entry = { container: 'c', version: '1', entry: `${place}/entry.1.js` };
    expect(entriesOf((await find(tenant())).found)).toEqual({ schedules: entry });
    isUp = false;
    later(60_000);
    const { found, unreachable } = await find(tenant());
    expect(entriesOf(found)).toEqual({ schedules: entry });
    expect(unreachable).toEqual([]);
  });

  it('is named as unreachable before it has ever answered, and found once it does', async () => {
    isUp = false;
    const find = createFindRemotes(new Map());
    expect(await find(tenant())).toEqual({ found: new Map(), unreachable: ['schedules'] });
    isUp = true;
    later(5000);
    expect([...(await find(tenant())).found.keys()]).toEqual(['schedules']);
  });
});
