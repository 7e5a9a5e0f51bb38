/** Which traces are recorded. */
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
} from '@opentelemetry/sdk-trace';

export interface SamplingOptions {
  /** Requests of others that are recorded within a second, at most: anyone can ask for it by a header. */
  readonly mostPerSecond: number;
  /** Monotonic clock, in milliseconds. */
  readonly now: () => number;
}

/** What begins here is recorded if its span has this name. */
const ROOT = 'live fetch';
const SECOND_MS = 1_000;

/** Requests are recorded if their traceparent says so, and what they cause with them; of what begins here, the fetches of live data. */
export function createSampler({ mostPerSecond, now }: SamplingOptions): Sampler {
  let second = Number.NEGATIVE_INFINITY;
  let count = 0;
  const limited: Sampler = {
    shouldSample() {
      const time = now();
      if (time - second >= SECOND_MS) [second, count] = [time, 0];
      count++;
      return {
        decision: count <= mostPerSecond ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
      };
    },
    toString: () => 'limited',
  };
  const root: Sampler = {
    shouldSample: (_context, _trace, name) => ({
      decision: name === ROOT ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
    toString: () => 'live fetches',
  };
  return new ParentBasedSampler({
    root,
    remoteParentSampled: limited,
    localParentSampled: new AlwaysOnSampler(),
    localParentNotSampled: new AlwaysOffSampler(),
  });
}
