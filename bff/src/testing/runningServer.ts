import type { AddressInfo } from 'node:net';
import { createApp } from '../http/app.ts';
import { openApiOf } from '../http/document/documentation.ts';
import { createMetrics } from '../http/plugins/metrics.ts';
import type { MessageFolder } from '../mail/folder.ts';
import { newToken, tokenHash } from '../people/tokens.ts';
import type { LinkPurpose } from '../store/store.ts';
import { digest } from '../store/text.ts';
import { busyTown } from './busyTown.ts';
import { emptyOperator } from './demoCity.ts';
import type { OpenApi } from './fuzz/requests.ts';
import { MONDAY_AT_8 } from './smallTown.ts';
import { TEST_OPTIONS } from './testApp.ts';
import { CLIENT, TENANT } from './testPeople.ts';
import { testServices } from './testServices.ts';

/** Origin of pages that may call, in addition to this machine's. */
export const ORIGIN = 'https://trips.example.org';
export const CAMILLE = { email: 'camille@example.org', password: 'correct horse battery' };

const MESSAGES: MessageFolder = {
  deliver: async () => undefined,
  list: async () => [
    { to: 'a@example.org', subject: '<Hello>', text: 'Open:\n\nhttps://trips.example.org/en\n', html: '' },
  ],
  removeTo: async () => undefined,
};

export interface Request {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string is sent verbatim, with the same content type. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed text if it is JSON; else null. */
  readonly body: unknown;
}

export interface RunningServer {
  readonly document: OpenApi;
  /** Sends a request over HTTP, with the given headers and no others. */
  send(request: Request): Promise<Answer>;
  /** A token of Camille, from a new session. */
  signIn(): Promise<string>;
  /** A token of a new account; not rate-limited. */
  signUp(): Promise<string>;
  /** The token of a link sent to the owner of a new account. */
  linkToken(purpose: LinkPurpose): Promise<string>;
  close(): Promise<void>;
}

/** The whole app around a busy small town, listening on a port of this machine, at 8 o'clock on a Monday. */
export async function runningServer(): Promise<RunningServer> {
  const town = await busyTown();
  const now = () => MONDAY_AT_8;
  const services = await testServices(() => town, now);
  const people = services.people.at(TENANT);
  const operator = emptyOperator(now);
  const options = { ...TEST_OPTIONS, origins: [ORIGIN], metrics: createMetrics() };
  const app = await createApp(options, { ...services, demo: () => operator, messages: MESSAGES });
  const attributes = { firstName: 'Camille', city: 'Petiteville' };
  const { accessToken } = await people.register({ ...CAMILLE, attributes }, CLIENT);
  const { id: camille } = await people.signedIn(accessToken);
  const signUp = async () => {
    const address = newToken();
    const person = { ...CAMILLE, email: `${address.toLowerCase()}@example.org`, attributes: {} };
    return (await people.register(person, { ...CLIENT, address })).accessToken;
  };
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    document: openApiOf(app) as unknown as OpenApi,
    send: (request) => send(`http://127.0.0.1:${port}`, request),
    signUp,
    linkToken: async (purpose) => {
      const token = newToken();
      const { id: userId, email } = await people.signedIn(await signUp());
      await services.store.links.create({
        tokenHash: tokenHash(token),
        purpose,
        userId,
        emailHash: digest(email),
        createdAt: now(),
        expiresAt: now() + 60,
      });
      return token;
    },
    // Not with the password: an account may sign in only thirty times per minute.
    async signIn() {
      const token = newToken();
      const session = { tokenHash: tokenHash(token), userId: camille, device: 'Firefox' };
      await services.store.sessions.create({ ...session, createdAt: now(), expiresAt: now() + 30 * 86_400 });
      return token;
    },
    close: () => app.close(),
  };
}

async function send(origin: string, { path, method = 'GET', headers = {}, body }: Request): Promise<Answer> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = bytes.toString();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: answer.status, headers: answer.headers, bytes, text, body: isJson ? JSON.parse(text) : null };
}
