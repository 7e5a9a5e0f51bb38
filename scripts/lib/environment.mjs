import { delimiter, join } from 'node:path';
import { MODULES } from './paths.mjs';

/** The environment of every process that the scripts start: the repository's own tools first, and no telemetry. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${join(MODULES, '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    ...extra,
  };
}
