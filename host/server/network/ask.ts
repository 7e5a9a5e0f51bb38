/** An answer of the backend. */
export interface BackendAnswer {
  readonly status: number;
  readonly text: string;
  /** When it arrived, in milliseconds since the epoch. */
  readonly time: number;
}

/** Asks the backend for a path, at most for so many milliseconds; null without an answer. One page asks the same path once. */
export type Ask = (path: string, waitMs: number) => Promise<BackendAnswer | null>;

/** For whom a page asks. */
export interface AskedFor {
  readonly backendUrl: string;
  readonly apiKey: string;
  readonly locale: string;
  /** `X-Forwarded-For`: calls count for the visitor. */
  readonly forwardedFor: string;
  readonly requestId: string;
  /** Aborted when the visitor disconnects. */
  readonly gone: AbortSignal;
}

export function createAsk({ backendUrl, apiKey, locale, forwardedFor, requestId, gone }: AskedFor): Ask {
  const asked = new Map<string, Promise<BackendAnswer | null>>();

  async function send(path: string, waitMs: number): Promise<BackendAnswer | null> {
    try {
      const answer = await fetch(`${backendUrl}${path}`, {
        headers: {
          ...{ 'x-api-key': apiKey, 'accept-language': locale },
          ...{ 'x-forwarded-for': forwardedFor, 'x-request-id': requestId },
        },
        signal: AbortSignal.any([gone, AbortSignal.timeout(waitMs)]),
      });
      return { status: answer.status, text: await answer.text(), time: Date.now() };
    } catch {
      return null;
    }
  }

  return (path, waitMs) => {
    const known = asked.get(path) ?? send(path, waitMs);
    asked.set(path, known);
    return known;
  };
}
