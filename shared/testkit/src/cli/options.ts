import { parseArgs } from 'node:util';

export const FORMATS = ['table', 'json', 'junit'] as const;
export type Format = (typeof FORMATS)[number];

export interface CliOptions {
  readonly urls: readonly string[];
  readonly declared: readonly string[];
  /** Of the report that is printed. */
  readonly format: Format;
  /** Files to write reports to, besides what is printed. */
  readonly json: string | null;
  readonly junit: string | null;
  /** Path of a browser; null for CHROME_PATH, or the one that Playwright installed. */
  readonly browser: string | null;
}

/** The command was not written as the usage says; the message says what is wrong. */
export class UsageError extends Error {}

export const USAGE = `Usage: npx @halte/testkit check --url <address of remote.json> [options]

Shows a header in a real browser, in the page of a host, and says which rules of the contract it breaks.

  --url <address>      remote.json of the header; may be repeated
  --allow <origin>     an origin that the header may call, besides its own; may be repeated
  --format <format>    table, json or junit: what is printed (table)
  --json <file>        writes the report as JSON
  --junit <file>       writes the report as JUnit XML
  --browser <path>     a Chromium; without it that of CHROME_PATH, or of "npx playwright-core install chromium"

Ends with 0 when all rules are obeyed, 1 when one is broken, 2 when the check cannot run.
`;

function httpAddress(option: string, text: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${option} ${text} is no address that begins with https:// or http://.`);
  }
  return url;
}

function isFormat(text: string): text is Format {
  return (FORMATS as readonly string[]).includes(text);
}

/** Reads what stands behind the command's name; null when help is wanted. @throws UsageError */
export function parseOptions(args: readonly string[]): CliOptions | null {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  if (positionals.length !== 1 || positionals[0] !== 'check') throw new UsageError('The command is "check".');
  const { url = [], allow = [], format = 'table' } = values;
  if (url.length === 0) throw new UsageError('--url is missing.');
  if (!isFormat(format)) throw new UsageError(`--format ${format} is none of ${FORMATS.join(', ')}.`);
  return {
    urls: url.map((text) => httpAddress('--url', text).href),
    declared: allow.map((text) => httpAddress('--allow', text).origin),
    format,
    json: values.json ?? null,
    junit: values.junit ?? null,
    browser: values.browser ?? null,
  };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string', multiple: true },
      allow: { type: 'string', multiple: true },
      format: { type: 'string' },
      json: { type: 'string' },
      junit: { type: 'string' },
      browser: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}
