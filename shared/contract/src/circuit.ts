/**
 * A circuit breaker: after some failures in a row nothing is sent for a while, then one probe; calls made meanwhile wait for its outcome.
 * Pure: the state is immutable, the clock and random numbers are parameters.
 */
export interface Circuit {
  /** Failures in a row; a success resets them. */
  readonly failures: number;
  /** Nothing is sent before this moment, in milliseconds; null while the circuit is closed. */
  readonly openUntil: number | null;
  /** How often it has opened without a success between. */
  readonly openings: number;
  readonly isProbing: boolean;
}

export const CLOSED: Circuit = { failures: 0, openUntil: null, openings: 0, isProbing: false };

const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** The decision about a call: send it, send it as the probe, let it wait for the probe's outcome, or reject it. */
export type Entry = 'send' | 'probe' | 'wait' | 'refuse';

export function entry({ openUntil, isProbing }: Circuit, now: number): Entry {
  if (openUntil === null) return 'send';
  if (isProbing) return 'wait';
  return now >= openUntil ? 'probe' : 'refuse';
}

export function probing(circuit: Circuit): Circuit {
  return { ...circuit, isProbing: true };
}

/** The probe was aborted: nothing is known, so the next call is one. */
export function abandoned(circuit: Circuit): Circuit {
  return { ...circuit, isProbing: false };
}

export function succeeded(): Circuit {
  return CLOSED;
}

/** Doubles with each opening, half of it random, and is at least the wait that the server requested. */
function pause(openings: number, retryAfter: number | null, random: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** openings);
  return Math.max((longest / 2) * (1 + random), Math.min(retryAfter ?? 0, LONGEST_PAUSE_MS));
}

export interface Failed {
  readonly now: number;
  readonly random: number;
  readonly retryAfter: number | null;
}

/** A call that was sent before the circuit opened and fails after it changes nothing; a probe that fails opens it for longer. */
export function failed(circuit: Circuit, { now, random, retryAfter }: Failed): Circuit {
  if (circuit.openUntil !== null && !circuit.isProbing) return circuit;
  const failures = circuit.failures + 1;
  if (failures < MOST_FAILURES) return { ...circuit, failures };
  const openUntil = now + pause(circuit.openings, retryAfter, random);
  return { failures, openUntil, openings: circuit.openings + 1, isProbing: false };
}

/** Something has changed: a traveller tries again, the network is back. The next call is the probe, and the pauses are short again. */
export function woken(circuit: Circuit): Circuit {
  return circuit.openUntil === null ? circuit : { ...circuit, openUntil: Number.NEGATIVE_INFINITY, openings: 0 };
}
