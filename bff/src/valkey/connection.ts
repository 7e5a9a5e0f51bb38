import net from 'node:net';
import tls from 'node:tls';
import { commandOf, createReplies, type Reply } from './replies.ts';

const PORT = 6_379;
const AGAIN_MS = 1_000;
/** Commands without a reply: a server that hangs must not fill the memory. */
const MOST_WAITING = 1_000;

export interface Connection {
  /** Rejects at once while there is no connection. */
  send(...parts: readonly string[]): Promise<readonly number[]>;
  /** Ends this connection and makes another one a second later: for a server that hangs. */
  renew(why: string): void;
  /** Why there is none; null while there is one. */
  problem(): string | null;
  close(): void;
}

interface Waiting {
  resolve(numbers: readonly number[]): void;
  reject(error: Error): void;
}

function settle({ resolve, reject }: Waiting, reply: Reply): void {
  if (reply instanceof Error) reject(reply);
  else resolve(typeof reply === 'string' ? [] : reply);
}

/** What is sent first: name, password and number of the database, as the address has them. */
function greetings({ username, password, pathname }: URL): string[][] {
  const names = username === '' ? [] : [decodeURIComponent(username)];
  const database = pathname.slice(1);
  return [
    ...(password === '' ? [] : [['AUTH', ...names, decodeURIComponent(password)]]),
    ...(database === '' ? [] : [['SELECT', database]]),
    // It answers, and lets this server in.
    ['EXISTS', 'halte'],
  ];
}

/** One connection to a Valkey or Redis, which is made again when it is lost. */
export function connect(address: URL): Connection {
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const target = { host, port: Number(address.port || PORT) };
  const isSecret = /^(?:valkeys|rediss):$/.test(address.protocol);
  let socket: net.Socket;
  let waiting: Waiting[] = [];
  let problem: string | null = 'not connected yet';
  let isClosed = false;
  let again: NodeJS.Timeout | undefined;

  function write(parts: readonly string[]): Promise<readonly number[]> {
    if (waiting.length >= MOST_WAITING) return Promise.reject(new Error('too many commands without a reply'));
    socket.write(commandOf(...parts));
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  }

  function open(): void {
    const own = isSecret ? tls.connect({ ...target, servername: net.isIP(host) ? '' : host }) : net.connect(target);
    socket = own;
    own.setNoDelay(true).setEncoding('latin1').unref();
    let why = 'it ended the connection';
    own.once(isSecret ? 'secureConnect' : 'connect', () => {
      Promise.all(greetings(address).map(write)).then(
        () => {
          problem = null;
        },
        (error: Error) => own.destroy(error),
      );
    });
    const take = createReplies((reply) => {
      const first = waiting.shift();
      if (first) settle(first, reply);
    });
    own.on('data', (text) => {
      try {
        take(String(text));
      } catch (error) {
        own.destroy(error as Error);
      }
    });
    own.on('error', (error) => {
      why = error.message || String((error as NodeJS.ErrnoException).code);
    });
    own.once('close', () => {
      problem = why;
      for (const { reject } of waiting.splice(0)) reject(new Error(why));
      waiting = [];
      if (!isClosed) again = setTimeout(open, AGAIN_MS).unref();
    });
  }

  open();
  return {
    send: (...parts) => (problem === null ? write(parts) : Promise.reject(new Error(problem))),
    renew: (why) => {
      problem = why;
      socket.destroy(new Error(why));
    },
    problem: () => problem,
    close() {
      isClosed = true;
      clearTimeout(again);
      socket.destroy();
    },
  };
}
