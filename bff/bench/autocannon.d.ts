/** What the bench uses of autocannon, which comes without types. */
declare module 'autocannon' {
  interface Request {
    readonly method: 'POST';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Threads that ask, beside the one that waits. */
    readonly workers?: number;
    readonly requests: readonly Request[];
  }
  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds that were measured. */
    readonly duration: number;
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
  }
  function autocannon(options: Options): PromiseLike<Result>;
  export = autocannon;
}
