import type { PaintedScreen } from '@halte/contract';

/** Where the host's server takes reports of markup that is not what the app draws. */
export const DIFFERS_PATH = '/builds/paint-differs';

export interface DifferenceParts {
  readonly painted: PaintedScreen;
  /** The part that React had to draw again: the frame of the page, or the screen in it. */
  readonly part: 'frame' | 'screen';
  readonly report: (error: unknown, where: string) => void;
}

function sendToServer(body: object): void {
  fetch(DIFFERS_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

/** Tells the operator of markup that React could not take over, and the host's server, which leaves markup out that differs again and again. */
export function reportDifference({ painted, part, report }: DifferenceParts, error: unknown): void {
  const { remote, view, version, host } = painted;
  const [builder, built] = part === 'frame' ? ['host', host] : [remote, version];
  const message = error instanceof Error ? error.message : String(error);
  report(Object.assign(new Error(message), { code: 'paint-differs' }), `${builder}: paint ${view}`);
  sendToServer({ remote: builder, view, version: built });
}
