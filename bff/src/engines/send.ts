/** One HTTP request to an engine. */
import { EngineError } from '@halte/engine/journeys/rideFinder';
import { NotReached, type Send } from './engineCalls.ts';

const MOST_BYTES = 8_000_000;
/** Characters of an answer that are shown to an operator. */
const MOST_WORDS = 300;
/** Statuses by which a proxy says that it has not reached the engine. */
const NOT_REACHED: readonly number[] = [502, 503, 504];

export interface HttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, sent by POST; without one the request is a GET. */
  readonly body?: string;
}

/** The engine does not have what the address or the question names. */
export class NotFound extends EngineError {
  constructor(message: string) {
    super('refused', message);
    this.name = 'NotFound';
  }
}

/** @param requestOf the request for a question, with its timeout. */
export function createSend(requestOf: (question: string, milliseconds: number) => HttpRequest): Send {
  return async (question, { signal, milliseconds, traceparent }) => {
    const { url, headers: more, body = null } = requestOf(question, milliseconds);
    const headers = {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      accept: 'application/json',
      ...(traceparent === null ? {} : { traceparent }),
      ...more,
    };
    const method = body === null ? 'GET' : 'POST';
    const response = await fetch(url, { method, headers, body, signal, redirect: 'error' }).catch((error) => {
      throw new NotReached(`cannot be reached (${causeOf(error)})`, { cause: error });
    });
    const text = await textOf(response);
    if (NOT_REACHED.includes(response.status)) throw new NotReached(`answered ${response.status}`);
    if (response.status === 404) throw new NotFound(`answered 404: ${text.slice(0, MOST_WORDS)}`);
    if (!response.ok) throw new EngineError('refused', `answered ${response.status}: ${text.slice(0, MOST_WORDS)}`);
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new EngineError('unreadable', `sent what is no JSON: ${text.slice(0, MOST_WORDS)}`, { cause: error });
    }
  };
}

function causeOf(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) throw new EngineError('unreadable', `sends more than ${MOST_BYTES} bytes`);
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new NotReached(`broke off its answer (${causeOf(error)})`, { cause: error });
  }
  return text + decoder.decode();
}
