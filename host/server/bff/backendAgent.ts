import { AsyncLocalStorage } from 'node:async_hooks';
import { Agent, type Dispatcher } from 'undici';

const CONNECT_TIMEOUT_MS = 2000;
/** More than the fifteen seconds for which the app waits for a search. */
const ANSWER_TIMEOUT_MS = 20_000;
const MOST_CONNECTIONS = 128;

/** Fields that a forwarded call adds to its request to the backend. */
export interface Call {
  /** Aborted when the browser disconnects. */
  readonly gone: AbortSignal;
  /** Called instead of the callback of the request, unless the browser has gone: then no one is told. */
  readonly fail: (error: Error) => void;
}

type Callback<Opaque> = (error: Error | null, data: Dispatcher.ResponseData<Opaque>) => void;

/** The client of the backend. `@fastify/reply-from` calls it, which knows neither disconnections nor failures without a line of the log for each. */
export class BackendAgent extends Agent {
  readonly #calls = new AsyncLocalStorage<Call>();

  constructor() {
    super({
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
      connections: MOST_CONNECTIONS,
    });
  }

  /** Runs `send`; the request that it makes is that of `call`. */
  during<Result>(call: Call, send: () => Result): Result {
    return this.#calls.run(call, send);
  }

  override request<Opaque = null>(options: Dispatcher.RequestOptions<Opaque>): Promise<Dispatcher.ResponseData<Opaque>>;
  override request<Opaque = null>(options: Dispatcher.RequestOptions<Opaque>, callback: Callback<Opaque>): void;
  override request<Opaque = null>(
    options: Dispatcher.RequestOptions<Opaque>,
    callback?: Callback<Opaque>,
  ): Promise<Dispatcher.ResponseData<Opaque>> | undefined {
    const call = this.#calls.getStore();
    const answer = super.request({ ...options, ...(call && { signal: call.gone }) });
    if (!callback || !call) return answer;
    answer.then(
      (data) => callback(null, data),
      (error: Error) => call.gone.aborted || call.fail(error),
    );
    return undefined;
  }
}
