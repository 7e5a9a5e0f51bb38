/** Ten thousand requests from the OpenAPI document, valid and invalid, to a listening server; a daily sample of them in `npm test`. */
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dailySample, rounds } from '@halte/judge/sample';
import fc from 'fast-check';
import { Compile, type Validator } from 'typebox/schema';
import { type FuzzRequest, type OpenApi, operationsOf, requestsFor } from '../testing/fuzz/requests.ts';
import { smallTownApp, smallTownWords } from '../testing/smallTownApp.ts';
import { openApiOf } from './document/documentation.ts';
import type { App } from './plugins/typedApp.ts';

const GENERATED = 10_000;
const REQUESTS = rounds({ all: GENERATED, few: 1_200 });
const SHOWN = 120;
const SEED = 20_261_123;
/** Concurrent requests to one call; enough to reveal concurrency bugs. */
const AT_ONCE = 16;

let app: App;
let port: number;
let document: OpenApi;
let callers: readonly Readonly<Record<string, string>>[];
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  const started = await smallTownApp();
  app = started.app;
  callers = started.callers;
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  document = openApiOf(app) as unknown as OpenApi;
}, 60_000);

afterAll(async () => {
  agent.destroy();
  await app.close();
});

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

function send({ operation, url, headers, body }: FuzzRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method: operation.method, path: url, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer
        .on('error', reject)
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body: text }),
        );
    });
    sent.on('error', reject).end(body);
  });
}

const validators = new Map<string, Validator | null>();

/** Validator of a JSON response from the document; null if the document has none. */
function validatorOf({ operation }: FuzzRequest, status: number): Validator | null {
  const key = `${operation.method} ${operation.path} ${status}`;
  let validator = validators.get(key);
  if (validator === undefined) {
    const schema = operation.responses[status]?.content?.['application/json']?.schema;
    validator = schema
      ? Compile({ ...schema, components: document.components } as unknown as Parameters<typeof Compile>[0])
      : null;
    validators.set(key, validator);
  }
  return validator;
}

/** The fault of a response; empty if it is valid. */
function fault(sent: FuzzRequest, { status, type, body }: Answer): string {
  if (status >= 500) return `answers ${status}`;
  if (!(status in sent.operation.responses)) return `answers ${status}, which the document does not list`;
  if (!type.startsWith('application/json')) return status < 300 || status === 304 ? '' : `has a ${type} for a problem`;
  const content: unknown = JSON.parse(body);
  const validator = validatorOf(sent, status);
  if (!validator || validator.Check(content)) return '';
  const [first] = validator.Errors(content)[1];
  return `answers ${status} with a body that is not as the document says: ${first?.instancePath} ${first?.message}`;
}

it(`has an answer that the document lists to each of ${REQUESTS} requests`, async () => {
  const operations = operationsOf(document);
  const known = smallTownWords();
  const each = (requests: number) => Math.ceil(requests / operations.length);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  for (const operation of operations) {
    const arbitrary = requestsFor(operation, { schemas: document.components.schemas, known, callers });
    const requests = dailySample(fc.sample(arbitrary, { numRuns: each(GENERATED), seed: SEED }), each(REQUESTS));
    for (let i = 0; i < requests.length; i += AT_ONCE) {
      const batch = requests.slice(i, i + AT_ONCE);
      const answers = await Promise.all(batch.map(send));
      for (const [j, answer] of answers.entries()) {
        const sent = batch[j]!;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const found = fault(sent, answer);
        if (found)
          faults.push(`${operation.method} ${sent.url.slice(0, SHOWN)} ${sent.body?.slice(0, SHOWN) ?? ''} ${found}`);
      }
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(REQUESTS);
  // Both valid and invalid requests were among them.
  for (const status of [200, 400, 401, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(REQUESTS / 100);
}, 300_000);
