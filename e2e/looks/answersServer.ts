/**
 * Answers in the place of a backend what was recorded: `node answersServer.ts --port 4000 --bff http://localhost:4001 [--record]`. Files come from
 * that backend; with `--record` the answers too, which are stored.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openRecordedAnswers } from './recorded.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, bff: { type: 'string' }, record: { type: 'boolean', default: false } },
});
const { bff, record } = values;
const recorded = openRecordedAnswers({ isNew: record });

/** Anything else is a file or the state of the server. */
const ANSWERED = /^\/(?:api|core|wp-json)\//;
/** Headers that `fetch` sets itself or that must not be forwarded. */
const OWN = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'if-none-match']);

function openToAll(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('Access-Control-Max-Age', '7200');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** The box that the map requests differs by what it did first: the places of this one answer each. */
const POINTS = '/api/v1/proximity/points';
const AROUND = [
  ['47.32', '0.86'],
  ['47.32', '0.94'],
  ['47.28', '0.94'],
  ['47.28', '0.86'],
].map((corner) => `coord=${corner.join('%2C')}`);

const pathOf = (url = '/') => (url.startsWith(`${POINTS}?`) ? `${POINTS}?${AROUND.join('&')}` : url);

function fetchLive(request: IncomingMessage, body: string): Promise<Response> {
  const headers = Object.entries(request.headers).filter(([name]) => !OWN.has(name));
  return fetch(`${bff}${pathOf(request.url)}`, {
    method: request.method ?? 'GET',
    headers: headers.map(([name, value]) => [name, String(value)]),
    ...(body === '' ? {} : { body }),
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  openToAll(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const call = { method: request.method ?? 'GET', path: pathOf(request.url), body: await text(request) };
  if (!ANSWERED.test(call.path)) {
    const file = await fetchLive(request, call.body);
    response.writeHead(file.status, { 'Content-Type': file.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await file.arrayBuffer()));
    return;
  }
  if (record && !recorded.find(call)) {
    const live = await fetchLive(request, call.body);
    recorded.add({ ...call, status: live.status, answer: await live.json() });
  }
  const found = recorded.find(call);
  const { status, answer: content } = found ?? { status: 501, answer: { code: 'not-recorded', message: call.path } };
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(content));
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(`${request.method} ${request.url}:`, error);
    response.writeHead(502).end();
  });
}).listen(Number(values.port), 'localhost');
