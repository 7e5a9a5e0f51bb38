/** Error reports as envelopes of Sentry's protocol. Of an error of this server, only its class and where it was thrown: its words may be a traveller's. */
import { randomUUID } from 'node:crypto';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ErrorReport {
  readonly platform: 'javascript' | 'node';
  /** Which build of the pages failed; null: this program. */
  readonly release: string | null;
  /** Name of the screen, or method and pattern of the route; null: not known. */
  readonly transaction: string | null;
  readonly tags: Readonly<Record<string, string>>;
  readonly type: string;
  /** The error's words, where they are known to have nothing of a person. */
  readonly value: string;
  readonly frames: readonly Frame[];
}

export interface Frame {
  readonly filename: string;
  readonly function: string;
  readonly lineno: number;
  readonly colno: number;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MOST_FRAMES = 30;
const FRAME = /^\s+at (?:(.+?) \()?(?:file:\/\/)?([^()\s][^()]*?):(\d+):(\d+)\)?$/;

/** Of an error's stack, innermost last: those of the program and of Node. A message may look like a stack, and is taken out first. */
export function framesOf({ stack = '', message }: Error): Frame[] {
  const frames = stack
    .replace(message, () => '')
    .split('\n')
    .flatMap((line) => {
      const [, name = '?', file = '', row, column] = FRAME.exec(line) ?? [];
      if (!file.startsWith(ROOT) && !file.startsWith('node:')) return [];
      const filename = file.startsWith(ROOT) ? file.slice(ROOT.length).replaceAll(sep, '/') : file;
      return [{ filename, function: name, lineno: Number(row), colno: Number(column) }];
    });
  return frames.slice(0, MOST_FRAMES).reverse();
}

/** @param release of this program. */
export function envelopeOf({ type, value, frames, ...report }: ErrorReport, release: string, at: Date): string {
  const id = randomUUID().replaceAll('-', '');
  const event = JSON.stringify({
    event_id: id,
    timestamp: at.toISOString(),
    level: 'error',
    ...report,
    release: report.release ?? release,
    transaction: report.transaction ?? undefined,
    exception: { values: [{ type, value, ...(frames.length > 0 && { stacktrace: { frames } }) }] },
  });
  const header = JSON.stringify({ event_id: id, sent_at: at.toISOString() });
  return `${header}\n${JSON.stringify({ type: 'event', length: Buffer.byteLength(event) })}\n${event}\n`;
}
