/** The servers' logs at their most detailed level, while accounts are created and used and all sorts of calls fail. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { startBackend, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

const FEED: Readonly<Record<string, string>> = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\na,Bus,https://bus.example,Europe/Paris',
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nA,Mairie,48.11,-1.68\nB,Gare,48.1,-1.67',
  'routes.txt': 'route_id,agency_id,route_short_name,route_type\nr,a,1,3',
  'trips.txt': 'route_id,service_id,trip_id\nr,daily,t',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,08:00:00,08:00:00,A,1\nt,08:10:00,08:10:00,B,2',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\ndaily,1,1,1,1,1,1,1,20260101,20281231',
};

const EMAIL = 'ada.lovelace@example.org';
const PASSWORDS = {
  first: 'Premier? secret+long',
  second: 'second/secret&long',
  wrong: 'wrong=secret long',
  mail: 'mail-secret-long',
  metrics: 'metrics-secret-long',
};

interface Options {
  readonly method?: string;
  readonly token?: string;
  readonly type?: string;
  /** Sent as JSON; a text as it is. */
  readonly body?: unknown;
  readonly cookie?: string;
}

/** Sends a request and returns the status and what JSON it answered. */
async function request(address: string, { method = 'GET', token, type, body, cookie }: Options = {}) {
  const headers = new Headers({ 'x-api-key': 'halte-demo', origin: 'http://localhost' });
  if (body !== undefined) headers.set('content-type', type ?? 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (cookie !== undefined) headers.set('cookie', cookie);
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(address, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
  return { status: answer.status, body: isJson ? JSON.parse(text) : null };
}

/** The token of the latest message with a link of this kind. */
async function linkToken(mail: MailServer, purpose: 'confirm' | 'reset', after = 0): Promise<string> {
  let token = '';
  await expect
    .poll(() => {
      token = new RegExp(`#${purpose}=([\\w-]{43})`).exec(mail.messages.slice(after).join('\n'))?.[1] ?? '';
      return token;
    })
    .not.toBe('');
  return token;
}

/** The forms in which a text may occur in a log: plain, URL-encoded, and inside anything encoded in base64. */
function formsOf(secret: string): string[] {
  const base64 = ['', 'x', 'xx'].flatMap((before) => {
    const encoded = Buffer.from(`${before}${secret}`).toString('base64').replace(/=+$/, '');
    // The letters at both ends depend on the bytes next to the secret.
    const inner = encoded.slice(before === '' ? 0 : 4, -2);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), ...base64];
}

let folder: string;
let mail: MailServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halte-logs-'));
  mkdirSync(join(folder, 'feed'));
  for (const [name, text] of Object.entries(FEED)) writeFileSync(join(folder, 'feed', name), text);
  mail = await startMailServer();
});

test.afterAll(async () => {
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

test('no password, token or cookie is in a log, whatever succeeds and fails', async () => {
  test.slow();
  const data = join(folder, 'data');
  const smtp = `smtp://halte:${PASSWORDS.mail}@127.0.0.1:${mail.port}`;
  const bff = await startBackend([
    ...['--gtfs', join(folder, 'feed'), '--data', data, '--log', 'info', '--metrics-token', PASSWORDS.metrics],
    ...['--smtp-url', smtp, '--mail-from', 'no-reply@trips.example.org'],
  ]);
  const host = await startHost(['--bff-url', bff.origin, '--log', 'info']);
  const secrets = new Set(Object.values(PASSWORDS));
  const known = (secret: string) => {
    secrets.add(secret);
    return secret;
  };
  const to = (path: string, options: Options = {}) => request(`${bff.origin}${path}`, options);
  const post = (path: string, body: unknown, token?: string) =>
    to(path, { method: 'POST', body, ...(token === undefined ? {} : { token }) });
  const signIn = (password: string) => post('/login/v1/sessions', { email: EMAIL, password });

  await test.step('signs up, confirms, signs in, keeps a favourite and resets the password', async () => {
    const person = { email: EMAIL, password: PASSWORDS.first, attributes: { firstName: 'Ada' } };
    expect((await post('/login/v1/accounts', person)).status).toBe(204);
    const confirm = { method: 'PUT', body: { token: known(await linkToken(mail, 'confirm')) } };
    expect((await to('/login/v1/confirmations', confirm)).status).toBe(204);
    expect((await to('/login/v1/confirmations', confirm)).status).toBe(400);
    const { accessToken } = (await signIn(PASSWORDS.first)).body;
    const token = known(accessToken);
    expect((await to('/me?attributes=firstName', { token })).status).toBe(200);
    const address = { type: 'ADDRESS', address: { label: 'Rue des Lilas', lat: 48.11, lon: -1.68 } };
    await post('/api/v1/favorites', address, token);
    expect((await to('/api/v1/favorites', { token })).status).toBe(200);
    expect((await post('/login/v1/resets', { email: EMAIL, language: 'fr' })).status).toBe(204);
    const reset = known(await linkToken(mail, 'reset'));
    const body = { token: reset, password: PASSWORDS.second };
    expect((await to('/login/v1/resets', { method: 'PUT', body })).status).toBe(204);
    expect((await to('/login/v1/resets', { method: 'PUT', body })).status).toBe(400);
    expect((await to('/me', { token })).status).toBe(401);
  });

  const token = known((await signIn(PASSWORDS.second)).body.accessToken);
  const cookie = `userToken=${encodeURIComponent(JSON.stringify({ accessToken: token }))}`;

  await test.step('is refused in every way', async () => {
    const statuses = [
      (await signIn(PASSWORDS.wrong)).status,
      (await post('/login/v1/sessions', `{"email":"${EMAIL}","password":"${PASSWORDS.second}"`)).status,
      (await post('/login/v1/sessions', { password: PASSWORDS.second, email: 7, token })).status,
      (await post('/login/v1/accounts', { email: 'x'.repeat(70_000), password: PASSWORDS.wrong })).status,
      (await to('/login/v1/sessions', { method: 'POST', body: PASSWORDS.wrong, type: 'text/plain' })).status,
      (await to('/me', { method: 'PATCH', token, body: { password: PASSWORDS.second } })).status,
      (await to(`/me/${token}?token=${token}`, { token, cookie })).status,
      (await to(`/%E0%A4%A?token=${token}`, { cookie })).status,
      (await to(`/me?attributes=${token.repeat(20)}`, { token })).status,
      (await to(`/metrics?token=${PASSWORDS.metrics}`, { token: PASSWORDS.wrong })).status,
      (await post('/me/deletion', { password: PASSWORDS.wrong }, token)).status,
    ];
    expect(statuses).toEqual([401, 400, 400, 413, 415, 405, 404, 400, 400, 401, 400]);
    const failure = { code: 'error', remote: 'account', step: 'mount', build: '1', route: null };
    const messages = [`SyntaxError: ${token} is no JSON`, `TypeError: /fr/confirmation#reset=${token}`];
    for (const message of messages)
      expect((await post('/api/v1/clientErrors', { ...failure, message })).status).toBe(204);
  });

  await test.step('opens pages with a token where none should be', async () => {
    const page = (path: string, method?: string) =>
      request(`${host.origin}${path}`, { cookie, ...(method ? { method } : {}) });
    const paths = [`/fr?token=${token}`, `/fr/signedin?redirect=%2Ffr%3F${token}`, `/${token}`, `/assets/${token}.js`];
    for (const path of [...paths, `/fr/%?${token}`]) await page(path);
    expect((await page(`/fr?token=${token}`, 'POST')).status).toBe(405);
  });

  await test.step('mail server and store fail', async () => {
    mail.refuse();
    const sent = mail.messages.length;
    expect((await post('/login/v1/resets', { email: EMAIL, language: 'en' })).status).toBe(204);
    known(await linkToken(mail, 'reset', sent));
    await expect.poll(() => bff.output()).toContain('a message was not sent');
    const database = new DatabaseSync(join(data, 'halte.db'));
    database.exec('ALTER TABLE sessions RENAME TO gone; ALTER TABLE registrations RENAME TO gone_too');
    database.close();
    const statuses = [
      (await to('/me', { token })).status,
      (await signIn(PASSWORDS.second)).status,
      (await to('/login/v1/confirmations', { method: 'PUT', body: { token } })).status,
    ];
    for (const status of statuses) expect(status).toBeGreaterThanOrEqual(500);
  });

  await bff.stop();
  await request(`${host.origin}/fr/schedules/${token}`, { cookie });
  await host.stop();
  const logs = { bff: bff.output(), host: host.output() };
  // The lines that matter were written at all.
  for (const line of ['answered', 'sign-in-refused', 'client-error', '"level":50']) expect(logs.bff).toContain(line);
  expect(logs.host).toContain('answered');
  expect(secrets.size).toBe(10);
  for (const [server, log] of Object.entries(logs))
    for (const secret of secrets)
      for (const form of formsOf(secret)) expect(log.includes(form), `${server} wrote ${form}`).toBe(false);
});
