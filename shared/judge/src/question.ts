/** Questions to the judge, and its answers. */

/** A stop point that is walked to, or from. */
export interface AccessWalk {
  readonly stop: string;
  readonly seconds: number;
}

export interface Via {
  readonly stops: readonly string[];
  /** Rule 11; null where the vehicle only has to call there. */
  readonly staySeconds: number | null;
}

export interface Question {
  readonly access: readonly AccessWalk[];
  readonly egress: readonly AccessWalk[];
  readonly time: number;
  readonly direction: 'leaveAt' | 'arriveBy';
  /** Null for rule 14. */
  readonly windowSeconds: number | null;
  readonly maxRides: number;
  readonly excludedRoutes: ReadonlySet<string>;
  readonly wheelchair: boolean;
  readonly avoidStairs: boolean;
  /** Rule 8a. */
  readonly marginSeconds: number;
  readonly via: Via | null;
}

export interface Answer {
  readonly departure: number;
  readonly arrival: number;
  readonly rides: number;
}
