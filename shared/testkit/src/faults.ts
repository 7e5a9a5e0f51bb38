import type { BackendRequest } from './fakeBackend.ts';

/** A way in which a backend fails, and what a page may make of it. */
export interface Fault {
  readonly name: string;
  /** How it answers; one that hangs does not. */
  react(request: BackendRequest): void;
  /** How often the client may send one read, however long one waits. */
  readonly calls: number;
  /** With what a page adds after a wait longer than a call may take; `calls` where absent. */
  readonly pageCalls?: number;
  /** The kind of the problem. */
  readonly kind: string;
}

const PROBLEM = { code: 'made-for-a-test', message: 'No.' };

function answering(status: number, headers: Readonly<Record<string, string>> = {}) {
  return (request: BackendRequest) => void request.answer(PROBLEM, status, headers);
}

const SOON = { 'Retry-After': '2' };
const LATER = { 'Retry-After': '42' };

/** The faults that each screen must handle: `it.each(FAULTS)`. */
export const FAULTS: readonly Fault[] = [
  { name: '500', react: answering(500), calls: 1, kind: 'unavailable' },
  { name: '502', react: answering(502), calls: 3, kind: 'unavailable' },
  { name: '401', react: answering(401), calls: 1, kind: 'not-allowed' },
  { name: '429', react: answering(429), calls: 1, kind: 'busy' },
  { name: '429 and Retry-After 2', react: answering(429, SOON), calls: 3, kind: 'busy' },
  { name: '429 and Retry-After 42', react: answering(429, LATER), calls: 1, pageCalls: 2, kind: 'busy' },
  { name: '503', react: answering(503), calls: 3, kind: 'busy' },
  { name: '503 and Retry-After 2', react: answering(503, SOON), calls: 3, kind: 'busy' },
  { name: 'refused', react: (request) => void request.fail(), calls: 3, kind: 'network' },
  { name: 'hanging', react: () => undefined, calls: 1, kind: 'timeout' },
  { name: 'garbage', react: (request) => void request.answer('<html>'), calls: 1, kind: 'invalid-answer' },
  { name: 'null', react: (request) => void request.answer(null), calls: 1, kind: 'invalid-answer' },
  { name: 'another shape', react: (request) => void request.answer({ a: 1 }), calls: 1, kind: 'invalid-answer' },
];
