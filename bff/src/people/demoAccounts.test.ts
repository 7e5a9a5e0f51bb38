import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '../testing/memoryStore.ts';
import { CLIENT } from '../testing/testPeople.ts';
import { readDemoAccounts } from './demoAccounts.ts';
import { createPeople } from './people.ts';

const now = () => 1_700_000_000;
const cost = { N: 16, r: 1, p: 1 };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halte-demo-accounts-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the file', () => {
  it('comes with accounts in it', async () => {
    expect(await readDemoAccounts(null)).toEqual([expect.objectContaining({ email: 'camille@clairvenne.example' })]);
  });

  it('may be missing in a folder of the operator’s: no accounts then', async () => {
    expect(await readDemoAccounts(join(folder, 'nowhere'))).toEqual([]);
  });

  it.each([
    ['[]', []],
    [
      '[{"email":"a@b.example","password":"12345678","attributes":{}}]',
      [{ email: 'a@b.example', password: '12345678', attributes: {} }],
    ],
  ])('may say %s', async (text, accounts) => {
    await writeFile(join(folder, 'demoAccounts.json'), text);
    expect(await readDemoAccounts(folder)).toEqual(accounts);
  });

  it.each(['{', '{}', '[{"email":"a@b.example"}]', '[{"email":"a@b.example","password":"short","attributes":{}}]'])(
    'is refused with a message: %s',
    async (text) => {
      await writeFile(join(folder, 'demoAccounts.json'), text);
      await expect(readDemoAccounts(folder)).rejects.toThrow(/demoAccounts\.json must be a list of accounts/);
    },
  );
});

const TENANTS = ['demo', 'littoral'];

describe('a demo account', () => {
  it('is made once at each tenant, and can sign in', async () => {
    const people = createPeople({ ...createMemoryStore(), now, cost, admitsDemo: true, sendsMessages: false });
    const accounts = await readDemoAccounts(null);
    await people.seed(accounts, TENANTS);
    await people.seed(accounts, TENANTS);
    for (const tenant of TENANTS)
      expect((await people.at(tenant).signIn(accounts[0]!, CLIENT)).attributes).toMatchObject({
        firstName: 'Camille',
        email: 'camille@clairvenne.example',
      });
  });

  it('keeps its address and password', async () => {
    const people = createPeople({ ...createMemoryStore(), now, cost, admitsDemo: true, sendsMessages: false });
    const [account] = await readDemoAccounts(null);
    await people.seed([account!], TENANTS);
    const { accessToken } = await people.at('demo').signIn(account!, CLIENT);
    const change = { password: 'my own now', currentPassword: account!.password };
    await expect(people.at('demo').update(accessToken, change, CLIENT)).rejects.toMatchObject({ code: 'demo-account' });
    expect(await people.at('demo').update(accessToken, { city: 'Ailleurs' }, CLIENT)).toMatchObject({
      city: 'Ailleurs',
    });
  });

  it('opens nothing where a real network runs on the same store', async () => {
    const store = createMemoryStore();
    const demo = createPeople({ ...store, now, cost, admitsDemo: true, sendsMessages: false });
    const [account] = await readDemoAccounts(null);
    await demo.seed([account!], TENANTS);
    const { accessToken } = await demo.at('demo').signIn(account!, CLIENT);
    const real = createPeople({ ...store, now, cost, admitsDemo: false, sendsMessages: false });
    await expect(real.at('demo').signIn(account!, CLIENT)).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(real.at('demo').signedIn(accessToken)).rejects.toMatchObject({ code: 'session-over' });
  });
});
