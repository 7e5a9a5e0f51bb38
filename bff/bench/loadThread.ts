/**
 * A thread that sends requests over plain sockets: they are built before the measurement, and only the status and length of an answer are read. The
 * server shares the cores with it, so its own cost reduces the searches.
 */
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { percentile } from './figures.ts';

export interface Load {
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bodies of POST requests, sent in turn and cyclically across all connections. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

export interface Loaded {
  /** Answers with status 200. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers with another status, and connections that broke. */
  readonly failed: number;
  /** CPU time of this thread per answer. */
  readonly cpuMicroseconds: number;
}

const HEAD_END = '\r\n\r\n';

async function run({ url, path, headers, bodies, connections, seconds }: Load): Promise<Loaded> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = bodies.map((body) =>
    Buffer.from(
      `POST ${path} HTTP/1.1\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}${HEAD_END}${body}`,
    ),
  );
  const milliseconds: number[] = [];
  let [next, failed] = [0, 0];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const before = process.threadCpuUsage();
  await Promise.all(
    Array.from({ length: connections }, () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      return sendWhile(socket, {
        next: () => (performance.now() < end ? requests[next++ % requests.length]! : null),
        answered(isFound, took) {
          if (isFound) milliseconds.push(took);
          else failed++;
        },
      });
    }),
  );
  const { user, system } = process.threadCpuUsage(before);
  return {
    perSecond: (1_000 * milliseconds.length) / (performance.now() - began),
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
    failed,
    cpuMicroseconds: (user + system) / Math.max(1, milliseconds.length + failed),
  };
}

interface Sending {
  /** The next request; null to stop. */
  next(): Buffer | null;
  answered(isFound: boolean, milliseconds: number): void;
}

/** Sends one request after another on a connection, until none is left or the connection fails. */
function sendWhile(socket: Socket, { next, answered }: Sending): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let head = '';
  /** Remaining bytes of the answer; null while its head is read. */
  let missing: number | null = null;
  let isFound = false;
  let sent = 0;
  const sendNext = () => {
    const request = next();
    if (request === null) {
      socket.end();
      return;
    }
    sent = performance.now();
    socket.write(request);
  };
  socket.on('connect', sendNext);
  socket.on('data', (chunk) => {
    if (missing === null) {
      head += chunk.toString('latin1');
      const at = head.indexOf(HEAD_END);
      if (at < 0) return;
      const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? [];
      if (length === undefined) {
        socket.destroy(new Error('An answer without its length.'));
        return;
      }
      isFound = head.startsWith('HTTP/1.1 200 ');
      missing = Number(length) - (head.length - at - HEAD_END.length);
      head = '';
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = null;
    answered(isFound, performance.now() - sent);
    sendNext();
  });
  socket.on('error', () => answered(false, performance.now() - sent));
  socket.on('close', resolve);
  return promise;
}

const load: Load = workerData;
parentPort!.postMessage(await run(load));
