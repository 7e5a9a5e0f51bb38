import type { HeaderReport } from '../conformance/report.ts';

/** For programs. */
export function formatJson(headers: readonly HeaderReport[]): string {
  return `${JSON.stringify({ headers }, null, 2)}\n`;
}
