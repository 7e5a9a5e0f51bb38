/** Attempts that all servers of one PostgreSQL count together. */
import { hash } from 'node:crypto';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Attempt, Attempts } from './attemptLimits.ts';
import type { Database } from './database.ts';
import { digest } from './text.ts';

/** No limit has a longer window. */
const KEPT_SECONDS = 3_600;
/** Rows, at most, apart from those of the calls between two clearings: the latest are kept. */
export const MOST_ATTEMPTS = 200_000;
/** Calls of one server between two clearings. */
const CALLS_EACH_CLEARING = 500;

/** Callers of one key wait for each other; another key has the same number about once in 2^64. */
function lockOf({ of, key }: Attempt): bigint {
  return BigInt.asIntN(64, BigInt(`0x${hash('sha256', `${of.name} ${digest(key)}`).slice(0, 16)}`));
}

/** In the same order for all: two that wait for each other's locks would wait forever. */
function locksOf(attempts: readonly Attempt[]): string[][] {
  const numbers = [...new Set(attempts.map(lockOf))].sort((a, b) => (a < b ? -1 : 1));
  return numbers.map((number) => [String(number)]);
}

interface Counted {
  readonly place: number;
  readonly number: number | string;
  readonly first: number | null;
}

export function attemptsIn({ query, transaction, rowsOf }: Database): Attempts {
  const given = rowsOf('$1');
  let calls = 0;

  async function clear(now: EpochSeconds): Promise<void> {
    await query('DELETE FROM attempts WHERE at < $1', [now - KEPT_SECONDS]);
    await query('DELETE FROM attempts WHERE at < (SELECT at FROM attempts ORDER BY at DESC OFFSET $1 LIMIT 1)', [
      MOST_ATTEMPTS,
    ]);
  }

  return {
    async enter(attempts, now) {
      if (calls++ % CALLS_EACH_CLEARING === 0) await clear(now);
      return transaction(async (own) => {
        const locks = JSON.stringify(locksOf(attempts));
        await own(`SELECT pg_advisory_xact_lock(CAST(value ->> 0 AS bigint)) FROM ${given}`, [locks]);
        // A statement of its own: it sees what was committed while this one waited for the locks.
        const rows = attempts.map(({ of, key }, place) => [
          place,
          of.name,
          digest(key),
          now - of.windowSeconds,
          of.limit,
        ]);
        const counted = await own<Counted>(
          `SELECT CAST(value ->> 0 AS integer) AS place, COUNT(recent.at) AS number, MIN(recent.at) AS first
           FROM ${given} LEFT JOIN LATERAL (
             SELECT at FROM attempts
             WHERE guard = value ->> 1 AND key_hash = value ->> 2 AND at > CAST(value ->> 3 AS DOUBLE PRECISION)
             ORDER BY at DESC LIMIT CAST(value ->> 4 AS integer)
           ) AS recent ON TRUE GROUP BY place`,
          [JSON.stringify(rows)],
        );
        const waits = counted.map(({ place, number, first }) => {
          const { limit, windowSeconds } = attempts[place]!.of;
          return Number(number) < limit ? 0 : Math.max(1, first! + windowSeconds - now);
        });
        const seconds = Math.max(0, ...waits);
        if (seconds === 0)
          await own(
            `INSERT INTO attempts (guard, key_hash, at)
             SELECT value ->> 1, value ->> 2, CAST(value ->> 3 AS DOUBLE PRECISION) FROM ${given}`,
            [JSON.stringify(attempts.map(({ of, key }, place) => [place, of.name, digest(key), now]))],
          );
        return seconds;
      });
    },
    async takeBack(attempts) {
      await query(
        `DELETE FROM attempts WHERE ctid IN (
           SELECT (SELECT ctid FROM attempts WHERE guard = value ->> 0 AND key_hash = value ->> 1 ORDER BY at DESC LIMIT 1)
           FROM ${given})`,
        [keysOf(attempts)],
      );
    },
    async forget(attempts) {
      await query(`DELETE FROM attempts WHERE (guard, key_hash) IN (SELECT value ->> 0, value ->> 1 FROM ${given})`, [
        keysOf(attempts),
      ]);
    },
  };
}

function keysOf(attempts: readonly Attempt[]): string {
  return JSON.stringify(attempts.map(({ of, key }) => [of.name, digest(key)]));
}
