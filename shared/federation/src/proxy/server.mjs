import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BUILDS } from '../dev/events.mjs';
import { isHere, listenOn } from '../local.mjs';
import { changeOf, mayChange } from './changes.mjs';
import { decoded } from './decode.mjs';
import { headersOfAnswer, headersOfRequest } from './headers.mjs';
import { FILES, localRemoteIn, sendBuilt, sendFile } from './localFiles.mjs';
import { BACKEND, isLocalAddress, PAGE_SCRIPT } from './page.mjs';

const ANSWER_MS = 60_000;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ origin: string, path: string, isChanged: boolean }} Target
 * @typedef {{
 *   origin: string,
 *   tenant: string | null,
 *   folder: string,
 *   pageScript: string,
 *   events: ReturnType<typeof import('../dev/events.mjs').createBuildEvents>,
 *   say: (sentence: string) => void,
 *   answerMs?: number,
 * }} ProxyParts `origin`: of the deployed host; `folder`: of the local build; `pageScript`: path of its script; `say`: sentences for the developer;
 * `answerMs`: how long the host may take for the first byte of an answer
 */

/** @param {Response} response @param {number} status @param {string} sentence */
function sendSentence(response, status, sentence) {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${sentence}\n`);
}

/** The parts of a page that the developer is told about. */
function tellOf({ say, origin }) {
  return ({ problems, boot }, policy, { declares }) => {
    for (const problem of problems) say(problem);
    const [connect = ''] = /connect-src [^;]*/.exec(policy) ?? [];
    for (const called of declares.origins.filter((one) => !connect.split(' ').includes(one)))
      say(
        `The pages of ${origin} for ${boot.tenant.id} may not call ${called}, which remote.config.ts declares: its operator has to allow it (resourceOrigins).`,
      );
  };
}

/** Sends the requests of pages on, and changes what has the local remote in it. @param {ProxyParts} parts */
function createHandler(parts) {
  const { origin, tenant, folder, pageScript, events, answerMs = ANSWER_MS } = parts;
  const tell = tellOf(parts);
  /** The backend of the pages, where it is not on their origin. @type {string | null} */
  let backend = null;

  /** @param {import('node:http').IncomingMessage} answer @param {Response} response @param {Target} target */
  function sendOn(answer, response, { origin: from, path: address, isChanged }) {
    const { statusCode = 502, headers } = answer;
    const [path = ''] = address.split('?');
    const local = isChanged ? localRemoteIn(folder) : null;
    const onPage = (page) => {
      const { bffUrl } = page.boot.tenant;
      if (/^https?:/.test(bffUrl)) backend = bffUrl.replace(/\/$/, '');
      if (local !== null) tell(page, String(headers['content-security-policy'] ?? ''), local.manifest);
    };
    const change = isChanged ? changeOf({ path, type: headers['content-type'] ?? '', local, onPage }) : null;
    const body = change === null ? null : decoded(answer);
    if (change === null || answer.statusCode === 304) {
      response.writeHead(statusCode, headersOfAnswer(headers, { origin: from, isChanged: false }));
      answer.on('error', () => response.destroy());
      return void answer.pipe(response);
    }
    if (body === null)
      return sendSentence(
        response,
        502,
        `${from} sent a page in an encoding that is not known here: ${headers['content-encoding']}.`,
      );
    const isFound = statusCode === 404 && local !== null && isLocalAddress(local, path);
    response.writeHead(isFound ? 200 : statusCode, headersOfAnswer(headers, { origin: from, isChanged: true }));
    change(body, { write: (text) => response.write(text), end: (text) => response.end(text) }).catch(() =>
      response.destroy(),
    );
  }

  /** @param {Request} incoming @param {Response} response @param {Target} target */
  function forward(incoming, response, target) {
    const { protocol, hostname, port } = new URL(target.origin);
    const own = `http://${incoming.headers.host}`;
    const send = protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send(
      {
        ...{ protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, method: incoming.method, path: target.path },
        headers: headersOfRequest(incoming.headers, { own, origin: target.origin, isChanged: target.isChanged }),
      },
      (answer) => {
        clearTimeout(late);
        sendOn(answer, response, target);
      },
    );
    const late = setTimeout(() => {
      sendSentence(response, 504, `${target.origin} has not answered within ${answerMs / 1000} seconds.`);
      outgoing.destroy();
    }, answerMs);
    outgoing.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      clearTimeout(late);
      if (response.writableEnded || response.destroyed) return;
      sendSentence(response, 502, `${target.origin} does not answer (${error.code ?? error.message}).`);
    });
    response.once('close', () => {
      clearTimeout(late);
      outgoing.destroy();
    });
    incoming.pipe(outgoing);
  }

  /** The address of a page in the deployed host. @param {string} url */
  const ofTenant = (url) =>
    tenant === null ? url : `${url}${url.includes('?') ? '&' : '?'}tenant=${encodeURIComponent(tenant)}`;

  /** @param {Request} incoming @param {Response} response */
  return (incoming, response) => {
    // As it was written: an encoded slash is part of a name.
    const { url = '', headers } = incoming;
    if (!isHere(headers.host)) return sendSentence(response, 421, 'This is answered on localhost only.');
    if (!url.startsWith('/')) return sendSentence(response, 400, 'The address of a request begins with a slash.');
    const [path = ''] = url.split('?');
    if (path === BUILDS) return events.send(response);
    if (path === PAGE_SCRIPT) return sendFile(response, pageScript);
    if (path.startsWith(FILES)) return sendBuilt(response, { folder, name: path.slice(FILES.length) });
    if (path.startsWith(`${BACKEND}/`)) {
      if (backend === null) return sendSentence(response, 502, 'The backend is known with the first page: load one.');
      const { origin: there, pathname } = new URL(backend);
      const below = `${pathname.replace(/\/$/, '')}${url.slice(BACKEND.length)}`;
      return forward(incoming, response, { origin: there, path: below, isChanged: false });
    }
    const isChanged = mayChange(path, incoming);
    return forward(incoming, response, { origin, path: isChanged ? ofTenant(url) : url, isChanged });
  };
}

/**
 * A server on this machine, in front of a deployed host, whose pages have the local remote. Nothing is changed in the host, which needs no switch for
 * it.
 *
 * @param {ProxyParts & { port: number }} options
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} rejects where the port is taken
 */
export const startProxy = ({ port, ...parts }) => listenOn(port, createServer(createHandler(parts)));
