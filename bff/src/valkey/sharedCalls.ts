import { createHash } from 'node:crypto';
import { connect } from './connection.ts';

/** Longer than a call may wait to be counted. */
const REPLY_MS = 50;
/** Late replies in a row after which the connection is given up. */
const MOST_LATE = 3;

/** Counts, and says when the minute of the first call is over. A key never stays without an end. */
const SCRIPT = `local n = redis.call('INCR', KEYS[1])
local t = redis.call('PTTL', KEYS[1])
if t < 0 then t = tonumber(ARGV[1]) redis.call('PEXPIRE', KEYS[1], t) end
return {n, t}`;

export interface Counted {
  readonly current: number;
  /** Milliseconds until it begins again. */
  readonly ttl: number;
}

export interface SharedCalls {
  /** Counts a call for all servers; null: this cannot be done now. Never rejects, and never waits for long. */
  count(key: string, windowMs: number): Promise<Counted | null>;
  problem(): string | null;
  close(): void;
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);

/** Calls of a minute, counted in a Valkey that several servers share. */
export function createSharedCalls(address: URL): SharedCalls {
  const connection = connect(address);
  let late = 0;
  /** What it answered to the last call in place of a count. */
  let refused: string | null = null;

  function inTime(reply: Promise<readonly number[]>): Promise<readonly number[] | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        late++;
        if (late >= MOST_LATE) connection.renew(`no reply within ${REPLY_MS} ms`);
        resolve(null);
      }, REPLY_MS);
      const done = (numbers: readonly number[] | null) => {
        clearTimeout(timer);
        resolve(numbers);
      };
      reply.then(
        (numbers) => {
          late = 0;
          refused = null;
          done(numbers);
        },
        (error: Error) => {
          // Of a connection that was lost, it says so itself, until there is another one.
          if (connection.problem() === null) refused = error.message;
          done(null);
        },
      );
    });
  }

  return {
    async count(key, windowMs) {
      if (connection.problem() !== null) return null;
      const numbers = await inTime(connection.send('EVAL', SCRIPT, '1', `halte:calls:${hashOf(key)}`, `${windowMs}`));
      const [current, ttl] = numbers ?? [];
      return current === undefined || ttl === undefined ? null : { current, ttl };
    },
    problem: () => connection.problem() ?? refused,
    close: connection.close,
  };
}
