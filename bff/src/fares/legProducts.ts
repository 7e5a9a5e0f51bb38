/** The products that fare_leg_rules.txt has for a leg. */
import { getOrCompute, memoize } from '@halte/engine/common/memoize';
import type { FareLegRule, FarePrice, FareReference, FaresV2 } from '@halte/engine/timetable/feed/fares';
import type { FareEvent, FareLeg } from './legs.ts';
import { allMatch, type Match, matchIf } from './match.ts';

/** A way to pay for a leg; `group` is the leg group that transfer rules refer to. */
export interface LegProduct {
  readonly group: string;
  readonly prices: readonly FarePrice[];
}

/** The products with the highest priority that adults can buy; `unclear` if one of them is not understood. */
export function productsFor(fares: FaresV2, leg: FareLeg): LegProduct[] | 'unclear' {
  const found: { rule: FareLegRule; match: Match }[] = [];
  for (const rule of rulesFor(fares, leg)) {
    const match = ruleMatch(fares, rule, leg);
    if (match !== 'no' && isForAdults(fares, rule)) found.push({ rule, match });
  }
  const highest = found.reduce((most, { rule }) => Math.max(most, rule.priority), 0);
  const chosen = found.filter(({ rule }) => rule.priority === highest);
  if (chosen.some(({ match }) => match === 'unclear')) return 'unclear';
  return chosen.map(({ rule }) => ({ group: rule.group, prices: fares.products[rule.product]?.prices ?? [] }));
}

function isForAdults({ products }: FaresV2, { product }: FareLegRule): boolean {
  const found = products[product];
  return found === undefined || !found.isClear || found.prices.length > 0;
}

function ruleMatch(fares: FaresV2, rule: FareLegRule, leg: FareLeg): Match {
  const { networks, from, to } = indexOf(fares);
  return allMatch(
    networkMatch(rule.network, leg.network, networks),
    areaMatch(rule.from, fares.areas[leg.from.stop] ?? [], from),
    areaMatch(rule.to, fares.areas[leg.to.stop] ?? [], to),
    timeframeMatch(fares, rule.fromTimeframe, leg.from),
    timeframeMatch(fares, rule.toTimeframe, leg.to),
    rule.isClear && fares.products[rule.product]?.isClear === true ? 'yes' : 'unclear',
  );
}

/** An empty field matches every network that no rule lists; with `rule_priority`, `listed` is empty and it matches all. */
function networkMatch(network: FareReference, actual: FareReference, listed: ReadonlySet<string>): Match {
  if (network === '' && listed.size === 0) return 'yes';
  if (network === null || actual === null) return 'unclear';
  return matchIf(network === '' ? !listed.has(actual) : network === actual);
}

function areaMatch(area: FareReference, actual: readonly string[], listed: ReadonlySet<string>): Match {
  if (area === null) return 'unclear';
  if (area !== '') return matchIf(actual.includes(area));
  const count = actual.filter((id) => listed.has(id)).length;
  // One area is listed and another is not: the feed does not say whether the empty field matches the stop.
  return count > 0 && count < actual.length ? 'unclear' : matchIf(count === 0);
}

function timeframeMatch(fares: FaresV2, group: FareReference, event: FareEvent): Match {
  if (group === '') return 'yes';
  if (group === null || event.day < fares.firstDay || event.day > fares.lastDay) return 'unclear';
  const { timeframes, days } = indexOf(fares);
  const matches = (timeframes.get(group) ?? []).map(({ start, end, service, isClear }) =>
    isClear ? matchIf(start <= event.seconds && event.seconds < end && days[service]!.has(event.day)) : 'unclear',
  );
  return matches.find((match) => match === 'yes') ?? matches.find((match) => match === 'unclear') ?? 'no';
}

/** Rules by network and areas: some networks have one for each pair of stations. */
const indexOf = memoize(({ legRules, hasPriority, timeframes, serviceDays }: FaresV2) => {
  const rules = new Map<string, FareLegRule[]>();
  for (const rule of legRules) getOrCompute(rules, keyOf(rule.network, rule.from, rule.to), () => []).push(rule);
  const listed = (pick: (rule: FareLegRule) => FareReference) =>
    new Set(hasPriority ? [] : legRules.flatMap((rule) => pick(rule) || []));
  return {
    rules,
    networks: listed(({ network }) => network),
    from: listed(({ from }) => from),
    to: listed(({ to }) => to),
    timeframes: Map.groupBy(timeframes, ({ group }) => group),
    days: serviceDays.map((days) => new Set(days)),
  };
});

function keyOf(...ids: readonly FareReference[]): string {
  return JSON.stringify(ids);
}

/** The rules that may match, looked up by index. */
function rulesFor(fares: FaresV2, leg: FareLeg): FareLegRule[] {
  const { rules } = indexOf(fares);
  if (leg.network === null) return [...fares.legRules];
  const ends = ({ stop }: FareEvent) => ['', null, ...(fares.areas[stop] ?? [])];
  return [...new Set(['', null, leg.network])].flatMap((network) =>
    ends(leg.from).flatMap((from) => ends(leg.to).flatMap((to) => rules.get(keyOf(network, from, to)) ?? [])),
  );
}
