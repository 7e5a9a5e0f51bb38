import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTenants } from './loadTenants.ts';
import { createTenantFiles } from './tenantFiles.ts';

const TENANTS = join(__dirname, '../../tenants');

let now: number;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'tenants-'));
  cpSync(join(TENANTS, 'demo.json'), join(folder, 'demo.json'));
  const load = jest.fn(() => loadTenants(folder));
  const warnings: string[] = [];
  const files = createTenantFiles({ folder, load, warn: (problem) => warnings.push(problem) });
  const demo = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8'));
  const write = (name: string, content: object | string) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  const namesLater = () => {
    now += 100;
    return files.current().map(({ name }) => name);
  };
  return { folder, files, load, warnings, demo, write, namesLater };
}

it('reads a file again when it has changed, and only then', () => {
  const { load, demo, write, namesLater } = setUp();
  expect(namesLater()).toEqual(['Ondine']);
  expect(load).toHaveBeenCalledTimes(1);
  write('demo.json', { ...demo, name: 'Ondine!' });
  expect(namesLater()).toEqual(['Ondine!']);
});

it('finds a new tenant, and loses one whose file is gone', () => {
  const { folder, demo, write, namesLater } = setUp();
  write('new.json', { ...demo, id: 'new', name: 'New', apiKey: 'k', domainName: 'new.localhost' });
  expect(namesLater()).toEqual(['Ondine', 'New']);
  rmSync(join(folder, 'demo.json'));
  expect(namesLater()).toEqual(['New']);
});

it.each([
  ['is no JSON', '{', 'this is not JSON'],
  ['has an unknown key', { colours: {} }, 'demo.json: "colours" is not a key of a tenant.'],
  ['is too large', `{"x":"${'x'.repeat(300_000)}"}`, 'at most 256 kB'],
])('keeps the last valid tenants while a file %s, and says so once', (_, content, message) => {
  const { files, warnings, demo, write, namesLater } = setUp();
  write('demo.json', typeof content === 'string' ? content : { ...demo, ...content });
  expect(namesLater()).toEqual(['Ondine']);
  expect(namesLater()).toEqual(['Ondine']);
  expect(files.problems().join('\n')).toContain(message);
  expect(warnings).toEqual(files.problems());
  write('demo.json', demo);
  now += 100;
  expect(files.problems()).toEqual([]);
});
