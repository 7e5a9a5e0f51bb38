export interface RuleResult {
  readonly rule: string;
  readonly outcome: 'passed' | 'failed' | 'not checked';
  /** One message each; empty unless it failed. */
  readonly problems: readonly string[];
  readonly milliseconds: number;
}

/** What the rules found about one header. */
export interface HeaderReport {
  readonly url: string;
  readonly container: string;
  readonly version: string;
  readonly results: readonly RuleResult[];
}

export const hasFailed = (reports: readonly HeaderReport[]): boolean =>
  reports.some(({ results }) => results.some(({ outcome }) => outcome === 'failed'));
