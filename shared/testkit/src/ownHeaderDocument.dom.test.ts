/** The header of docs/own-header.md, as a tenant would copy it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderModule, LOCALES } from '@halte/contract';
import { checkRemote } from './checkRemote.ts';
import { fakeHost } from './fakeHost.ts';

const TEXT = readFileSync(join(__dirname, '../../../docs/own-header.md'), 'utf8');
const CODE = /```js\n(.*?)```/s.exec(TEXT)?.[1] ?? '';

interface Container {
  init(): void;
  get(name: string): Promise<() => { readonly remote: HeaderModule }>;
}

async function loaded(): Promise<{ readonly remote: HeaderModule }> {
  const script = document.createElement('script');
  script.textContent = CODE;
  document.head.append(script);
  const container = (globalThis as unknown as { readonly my_header: Container }).my_header;
  container.init();
  return (await container.get('./remote'))();
}

it('keeps the contract', async () => {
  expect(await checkRemote(await loaded())).toEqual([]);
  expect(CODE.trim().split('\n').length).toBeLessThanOrEqual(42);
});

it('leads to the screens, in each language, signs in and out, and goes without a trace', async () => {
  const { remote } = await loaded();
  const host = fakeHost({ locale: 'de', texts: { ...(await remote.messages('de')) } });
  const element = document.body.appendChild(document.createElement('div'));
  const unmount = remote.mount(element, host);
  const links = [...element.querySelectorAll('a')].map((link) => link.textContent);
  expect(links).toEqual(['Startseite', 'Linien', ...LOCALES.map((locale) => locale.toUpperCase())]);
  element.querySelector('button')?.click();
  expect(host.calls).toEqual([expect.objectContaining({ call: 'signIn' })]);
  unmount();
  expect(element.childElementCount).toBe(0);
});
