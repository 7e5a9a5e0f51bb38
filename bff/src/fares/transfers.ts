/** The price of consecutive legs, with fare_transfer_rules.txt between them. */
import { getOrCompute, memoize } from '@halte/engine/common/memoize';
import type {
  FareDurationLimit,
  FarePrice,
  FareReference,
  FaresV2,
  FareTransferRule,
} from '@halte/engine/timetable/feed/fares';
import type { LegProduct } from './legProducts.ts';
import type { FareLeg } from './legs.ts';
import { allMatch, type Match, matchIf } from './match.ts';

export interface PricedLeg extends FareLeg {
  readonly products: readonly LegProduct[];
}

/** The legs so far, paid for. */
interface Paid {
  /** Leg group of the last leg, and the medium it is paid with. */
  readonly group: string;
  readonly medium: string;
  readonly total: number;
  /** Price of the last leg alone; null if a transfer leads to it. */
  readonly own: number | null;
  readonly run: Run | null;
}

/** Consecutive transfers by rules between the same groups. */
interface Run {
  readonly rule: string;
  readonly count: number;
  readonly firstLeg: number;
}

/** Whether a rule that is not understood may apply to a transfer between two of the legs. */
export function isTransferUnclear(fares: FaresV2, legs: readonly PricedLeg[]): boolean {
  return legs
    .slice(1)
    .some(({ products }, i) =>
      legs[i]!.products.some(({ group: from }) =>
        products.some(({ group: to }) =>
          fares.transferRules.some((rule) => ruleMatch(fares, rule, from, to) === 'unclear'),
        ),
      ),
    );
}

/** The lowest price in one currency; null if it cannot be paid in that currency. */
export function cheapestChain(fares: FaresV2, legs: readonly PricedLeg[], currency: string): number | null {
  const media = mediaOf(fares);
  let states = legs.slice(0, 1).flatMap((leg) => alone(leg, currency, media));
  for (let to = 1; to < legs.length; to++)
    states = cheapestOf(states.flatMap((paid) => next(fares, legs, to, paid, currency, media)));
  return states.length === 0
    ? null
    : states.reduce((least, { total }) => Math.min(least, total), Number.POSITIVE_INFINITY);
}

/** A leg paid for separately. */
function alone(leg: PricedLeg, currency: string, media: readonly string[]): Paid[] {
  return leg.products.flatMap(({ group, prices }) =>
    media.flatMap((medium) => {
      const own = priceWith(prices, medium, currency);
      return own === null ? [] : [{ group, medium, total: own, own, run: null }];
    }),
  );
}

function next(
  fares: FaresV2,
  legs: readonly PricedLeg[],
  to: number,
  paid: Paid,
  currency: string,
  media: readonly string[],
): Paid[] {
  return alone(legs[to]!, currency, media).flatMap((leg) => {
    const transfers = transfersTo(fares, legs, to, paid, leg.group);
    // Without a rule both legs are paid for separately, by any medium.
    if (transfers.length === 0) return [{ ...leg, total: paid.total + leg.total }];
    if (leg.medium !== paid.medium) return [];
    return transfers.flatMap(({ rule, run }) => {
      const transfer =
        rule.product === null ? 0 : priceWith(fares.products[rule.product]!.prices, leg.medium, currency);
      if (transfer === null) return [];
      // A transfer that is paid alone replaces the previous leg, unless another transfer led to that leg.
      const before = rule.type === 2 && paid.own !== null ? paid.total - paid.own : paid.total;
      const total = before + transfer + (rule.type === 1 ? leg.total : 0);
      return [{ group: leg.group, medium: leg.medium, total, own: null, run }];
    });
  });
}

interface Transfer {
  readonly rule: FareTransferRule;
  readonly run: Run;
}

/** The rules for the transfer to leg `to`: between the same groups, those with the lowest sufficient number of transfers. */
function transfersTo(fares: FaresV2, legs: readonly PricedLeg[], to: number, paid: Paid, group: string): Transfer[] {
  const found = rulesBetween(fares, paid.group, group).flatMap(({ rule }) => {
    const run = runWith(rule, paid.run, to);
    const isEnough = rule.count === null || rule.count === -1 || rule.count >= run.count;
    return isEnough && isWithin(rule.limit, legs[run.firstLeg]!, legs[to]!) ? [{ rule, run }] : [];
  });
  const least = new Map<string, number>();
  for (const { rule, run } of found) least.set(run.rule, Math.min(least.get(run.rule) ?? Infinity, countOf(rule)));
  return found.filter(({ rule, run }) => countOf(rule) === least.get(run.rule));
}

function countOf({ count }: FareTransferRule): number {
  return count === null || count === -1 ? Number.POSITIVE_INFINITY : count;
}

function runWith(rule: FareTransferRule, before: Run | null, to: number): Run {
  const key = JSON.stringify([rule.from, rule.to]);
  if (rule.from === rule.to && before?.rule === key) return { ...before, count: before.count + 1 };
  return { rule: key, count: 1, firstLeg: to - 1 };
}

function isWithin(limit: FareDurationLimit | null, first: PricedLeg, last: PricedLeg): boolean {
  if (limit === null) return true;
  const start = limit.type === 0 || limit.type === 1 ? first.from.at : first.to.at;
  const end = limit.type === 0 || limit.type === 3 ? last.to.at : last.from.at;
  return end - start <= limit.seconds;
}

/** The rules that match or may match, computed once for each pair of groups. */
function rulesBetween(fares: FaresV2, from: string, to: string): { rule: FareTransferRule; match: Match }[] {
  return getOrCompute(foundRules(fares), JSON.stringify([from, to]), () =>
    fares.transferRules
      .map((rule) => ({ rule, match: ruleMatch(fares, rule, from, to) }))
      .filter(({ match }) => match !== 'no'),
  );
}

const foundRules = memoize((_fares: FaresV2) => new Map<string, { rule: FareTransferRule; match: Match }[]>());

/** An empty field matches all groups that no rule lists. */
function ruleMatch(fares: FaresV2, rule: FareTransferRule, from: string, to: string): Match {
  const listed = groupsOf(fares);
  // Between legs of one group, the rule must give a number of transfers.
  const isCounted = rule.count !== null || from !== to || rule.from !== '' || rule.to !== '';
  return allMatch(
    groupMatch(rule.from, from, listed.from),
    groupMatch(rule.to, to, listed.to),
    rule.isClear && isCounted && (rule.product === null || fares.products[rule.product]!.isClear) ? 'yes' : 'unclear',
  );
}

function groupMatch(group: FareReference, actual: string, listed: ReadonlySet<string>): Match {
  if (group === null) return 'unclear';
  if (group !== '') return matchIf(group === actual);
  // "All leg groups" does not define the case of a leg without a group.
  return actual === '' ? 'unclear' : matchIf(!listed.has(actual));
}

const groupsOf = memoize(({ transferRules }: FaresV2) => ({
  from: new Set(transferRules.flatMap(({ from }) => from || [])),
  to: new Set(transferRules.flatMap(({ to }) => to || [])),
}));

/** '' stands for products without a medium. */
const mediaOf = memoize(({ products }: FaresV2) => [
  ...new Set(['', ...products.flatMap(({ prices }) => prices.map(({ medium }) => medium))]),
]);

function priceWith(prices: readonly FarePrice[], medium: string, currency: string): number | null {
  const fitting = prices.filter(
    (price) => price.currency === currency && (price.medium === '' || price.medium === medium),
  );
  return fitting.length === 0 ? null : Math.min(...fitting.map(({ minorUnits }) => minorUnits));
}

/** The cheapest of the states that continue alike. */
function cheapestOf(states: readonly Paid[]): Paid[] {
  const best = new Map<string, Paid>();
  for (const paid of states) {
    const key = JSON.stringify([paid.group, paid.medium, paid.own, paid.run]);
    const known = best.get(key);
    if (!known || paid.total < known.total) best.set(key, paid);
  }
  return [...best.values()];
}
