/** Why a remote could not be shown. A closed list; docs/failures.md explains each. */
export const FAILURE_CODES = [
  'not-configured',
  'network',
  'timeout',
  'server-error',
  'wrong-contract',
  'invalid-module',
  'missing-view',
  'crashed',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** The codes of what pages report: why a remote could not be shown, or that markup was not what its code draws. */
export const REPORT_CODES = [...FAILURE_CODES, 'paint-differs'] as const;
