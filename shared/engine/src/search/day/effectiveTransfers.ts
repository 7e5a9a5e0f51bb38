/**
 * The rules for given rides that change answers. Operators publish thousands of them with the seconds that apply anyway,
 * or for two trips between which there is always enough time; a rule that changes nothing must cost nothing.
 */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { Feed, NarrowTransfer, Transfer, TripIndex } from '../../timetable/feed/feed.ts';
import { WALK_PROFILES } from '../../timetable/geo/walkRouter.ts';
import { overlayOf } from '../../timetable/realtime/overlay.ts';
import { type RuledSeconds, ruledSeconds } from './changeRules.ts';
import { compareNarrow, NarrowRules, rideOf } from './narrowRules.ts';
import { meetsInTimetable, meetsWithUpdate, type Range, type TimedRule } from './timedRules.ts';

interface Effective {
  /** In file order. */
  readonly rules: readonly NarrowTransfer[];
  /** By trip, the rules for two trips that change nothing while both run as planned. */
  readonly whenDelayed: ReadonlyMap<TripIndex, readonly TimedRule[]>;
}

/** The largest change margin of a search, in seconds. */
export const MOST_MARGIN = 900;

/**
 * The effective rules of a feed: the list of the timetable itself unless real time or the margin makes further rules effective.
 * @param marginSeconds added to every change: if not 0, the list is valid for any margin up to {@link MOST_MARGIN}.
 */
export function effectiveTransfers(feed: Feed, marginSeconds = 0): readonly NarrowTransfer[] {
  const usual = withoutMargin(feed);
  if (marginSeconds === 0) return usual;
  const rules = withAnyMargin(feed);
  return rules.length === usual.length && rules.every((rule, i) => rule === usual[i]) ? usual : rules;
}

const withoutMargin = memoize((feed: Feed) => rulesWith(feed, effectiveWithoutMargin));
const withAnyMargin = memoize((feed: Feed) => rulesWith(feed, effectiveWithAnyMargin));
const effectiveWithoutMargin = memoize((timetable: Feed) => effectiveUpTo(timetable, 0));
const effectiveWithAnyMargin = memoize((timetable: Feed) => effectiveUpTo(timetable, MOST_MARGIN));

function rulesWith(feed: Feed, effectiveOf: (timetable: Feed) => Effective): readonly NarrowTransfer[] {
  const overlay = overlayOf(feed);
  if (!overlay) return effectiveOf(feed).rules;
  const { rules, whenDelayed } = effectiveOf(overlay.timetable);
  const more = new Set<NarrowTransfer>();
  for (const update of overlay.instances)
    for (const timed of whenDelayed.get(update.trip) ?? [])
      if (meetsWithUpdate(feed, timed, update)) more.add(timed.rule);
  if (more.size === 0) return rules;
  const all = new Set([...rules, ...more]);
  return feed.narrowTransfers.filter((rule) => all.has(rule));
}

function effectiveUpTo(feed: Feed, mostMargin: number): Effective {
  const secondsBy = ruledSeconds(feed);
  const general = new Map(feed.transfers.map((transfer) => [pairKey(transfer), transfer]));
  const effective = new Set<NarrowTransfer>();
  const whenDelayed = new Map<TripIndex, TimedRule[]>();
  for (const [pair, rules] of Map.groupBy(feed.narrowTransfers, pairKey)) {
    const counting = new NarrowRules([]);
    for (const rule of rules.toSorted(compareNarrow)) {
      const without = otherRule(feed, counting, general.get(pair), rule);
      if (without !== 'several') {
        const ranges = differences(secondsBy, rule, without, mostMargin);
        if (ranges.length === 0) continue;
        const timed = timedRule(rule, ranges);
        if (timed && !meetsInTimetable(feed, timed)) {
          for (const trip of [timed.fromTrip, timed.toTrip]) getOrCompute(whenDelayed, trip, () => []).push(timed);
          continue;
        }
      }
      counting.add(rule);
      effective.add(rule);
    }
  }
  return { rules: feed.narrowTransfers.filter((rule) => effective.has(rule)), whenDelayed };
}

/** The rule that would apply to the rides of this rule without it; `several` if that differs, or may differ, between them. */
function otherRule(
  feed: Feed,
  counting: NarrowRules,
  general: Transfer | undefined,
  { fromTrip, toTrip }: NarrowTransfer,
): Transfer | undefined | 'several' {
  if (counting.isEmpty) return general;
  if (fromTrip === null || toTrip === null) return 'several';
  return counting.find(rideOf(feed, fromTrip), rideOf(feed, toTrip)) ?? general;
}

/** The ranges of waits between two rides for which only one of the two rules allows the change, with any margin. */
function differences(
  secondsBy: RuledSeconds,
  rule: NarrowTransfer,
  without: Transfer | undefined,
  mostMargin: number,
): Range[] {
  return WALK_PROFILES.flatMap((profile): Range[] => {
    const one = secondsBy(rule, rule.from, rule.to, profile);
    const other = secondsBy(without, rule.from, rule.to, profile);
    return one === other ? [] : [{ low: Math.min(one, other), high: Math.max(one, other) + mostMargin }];
  });
}

function timedRule(rule: NarrowTransfer, ranges: readonly Range[]): TimedRule | null {
  const { fromTrip, toTrip } = rule;
  return fromTrip === null || toTrip === null ? null : { rule, fromTrip, toTrip, ranges };
}

function pairKey({ from, to }: Transfer): string {
  return `${from} ${to}`;
}
