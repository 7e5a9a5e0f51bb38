import type { Registry } from '@halte/contract/registry';
import { figuresIn, type VersionFigures } from '@halte/contract/registry/figures';
import { releasesOf } from '@halte/contract/registry/resolve';
import { UserError } from '../userError.mjs';

const HEAD = ['version', 'loads', 'failures', 'load', 'INP', ''];
const milliseconds = (value: number | null) => (value === null ? '–' : `${value} ms`);

function cells(version: string, figures: VersionFigures | undefined): string[] {
  if (figures === undefined) return [version, '0', '–', '–', '–', ''];
  const { loads, failures, load, inp } = figures;
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const rate = loads === 0 ? '–' : `${((failed / loads) * 100).toFixed(1)} %`;
  const codes = [...failures].sort(([, one], [, other]) => other - one).map(([code, count]) => `${code} ${count}`);
  return [version, String(loads), rate, milliseconds(load), milliseconds(inp), codes.join(', ')];
}

/** The figures of the version that the first visitors get, beside those of the one before; three of four times are at most so long. */
export function statusLines(registry: Registry, remote: string, metrics: string): string {
  const versions = releasesOf(registry).candidates(remote, { tenant: '', bucket: 0 }).slice(0, 2);
  if (versions.length === 0) throw new UserError(`No version of ${remote} is released to all tenants.`);
  const figures = figuresIn(metrics).get(remote);
  const rows = [HEAD, ...versions.map((version) => cells(version, figures?.get(version)))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, column) =>
            column === 0 || column === 5 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
          )
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n');
}
