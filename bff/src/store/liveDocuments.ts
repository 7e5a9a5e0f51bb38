/** What the sources of live data have answered, for all servers of one PostgreSQL, of which one asks at a time. Times are of the clock of the database. */
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Database } from './database.ts';

export interface LiveDocument {
  /** Grows by one with each answer and each failure of its source; 0: none yet. */
  readonly version: number;
  /** When its source has answered, or failed, last. */
  readonly fetchedAt: EpochSeconds;
  readonly ageSeconds: number;
  /** Why its source could not be read last; null: it could. */
  readonly problem: string | null;
  /** Identifies the body; empty: its source has never answered. */
  readonly tag: string;
  /** The last good answer; null if the caller has it, there is none, or it is too large. */
  readonly body: Buffer | null;
}

/** A good answer; the body is left out if it has the tag of the one before. */
export type Answer = { readonly tag: string; readonly body: Buffer | null };

export interface LiveDocuments {
  /** @param knownTag of the body that the caller has. Null: no server has asked yet. */
  read(source: string, knownTag: string): Promise<LiveDocument | null>;
  /** Whether `holder` may ask the source from now on, for {@link LEASE_SECONDS}: nobody else does, and the document is at least that old. */
  lease(source: string, holder: string, ageSeconds: number): Promise<boolean>;
  /** Writes what the source has answered, and ends the lease. Null, without changes, if another server has the lease meanwhile. */
  write(source: string, holder: string, answer: Answer | { readonly problem: string }): Promise<Written | null>;
  /** Ends the lease without an answer. */
  release(source: string, holder: string): Promise<void>;
  /** Removes what no server has asked for during a day; resolves to their number. */
  removeUnused(): Promise<number>;
}

export type Written = Pick<LiveDocument, 'version' | 'fetchedAt'>;

/** A server that ended while it asked a source is replaced after this time. It is longer than a source may take to answer. */
const LEASE_SECONDS = 10;
const UNUSED_SECONDS = 86_400;
/** Longer than any body that is written: another program may write into the table. */
const MOST_BYTES = 64 * 1_024 * 1_024;

/** What a clock that was set back has left in the future counts as past. */
const CLOCK_SECONDS = 5;

const NOW = 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)';
const AGE = `CASE WHEN live_documents.fetched_at > ${NOW} + ${CLOCK_SECONDS} THEN ${UNUSED_SECONDS} ELSE ${NOW} - live_documents.fetched_at END`;
const IS_LEASED = `(live_documents.leased_until > ${NOW} AND live_documents.leased_until < ${NOW} + ${LEASE_SECONDS + CLOCK_SECONDS})`;
const VERSION = 'CAST(version AS DOUBLE PRECISION) AS version, fetched_at AS "fetchedAt"';
const END_LEASE = `leased_by = '', leased_until = 0`;

export function liveDocumentsIn({ query }: Pick<Database, 'query'>): LiveDocuments {
  return {
    async read(source, knownTag) {
      const [found] = await query<LiveDocument>(
        `SELECT ${VERSION}, ${AGE} AS "ageSeconds", problem, tag,
           CASE WHEN tag <> $2 AND octet_length(body) <= ${MOST_BYTES} THEN body END AS body
         FROM live_documents WHERE source = $1`,
        [source, knownTag],
      );
      return found ?? null;
    },
    async lease(source, holder, ageSeconds) {
      const taken = await query(
        `INSERT INTO live_documents (source, version, fetched_at, tag, leased_by, leased_until)
         VALUES ($1, 0, 0, '', $2, ${NOW} + ${LEASE_SECONDS})
         ON CONFLICT (source) DO UPDATE SET leased_by = excluded.leased_by, leased_until = excluded.leased_until
         WHERE (live_documents.version = 0 OR ${AGE} >= CAST($3 AS DOUBLE PRECISION))
           AND NOT ${IS_LEASED}
         RETURNING source`,
        [source, holder, ageSeconds],
      );
      return taken.length > 0;
    },
    async write(source, holder, answer) {
      const [written] =
        'problem' in answer
          ? await query<Written>(
              `UPDATE live_documents SET problem = $3, version = version + 1, fetched_at = ${NOW}, ${END_LEASE}
               WHERE source = $1 AND leased_by = $2 RETURNING ${VERSION}`,
              [source, holder, answer.problem],
            )
          : await query<Written>(
              `UPDATE live_documents
               SET problem = NULL, tag = $3, body = COALESCE(CAST($4 AS BYTEA), body), version = version + 1, fetched_at = ${NOW}, ${END_LEASE}
               WHERE source = $1 AND leased_by = $2 AND (CAST($4 AS BYTEA) IS NOT NULL OR tag = $3) RETURNING ${VERSION}`,
              [source, holder, answer.tag, answer.body],
            );
      return written ?? null;
    },
    async release(source, holder) {
      await query(`UPDATE live_documents SET ${END_LEASE} WHERE source = $1 AND leased_by = $2`, [source, holder]);
    },
    async removeUnused() {
      const removed = await query(
        `DELETE FROM live_documents
         WHERE ${AGE} >= ${UNUSED_SECONDS} AND NOT ${IS_LEASED} RETURNING source`,
      );
      return removed.length;
    },
  };
}
