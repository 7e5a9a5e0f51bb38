import type { Query } from '@halte/contract';
import {
  type Choice,
  effectiveIn,
  mapOptions,
  type Option,
  type OptionName,
  overridden,
  overrideNameOf,
  type Preferences,
  type Values,
  valuesOf,
} from '@halte/contract/trip';
import { chosen } from './rules.ts';

/**
 * The preferences after a choice by a traveller who sees the effective ones: the option becomes the effective one with the choice, all others
 * stay. So a mode that the address excludes does not come back because another one is excluded too.
 */
export function chosenOver(preferences: Preferences, overrides: Query, name: OptionName, choice: Choice): Preferences {
  const seen = mapOptions(preferences, (option, { section, key }) =>
    section === name.section && key === name.key ? overridden(option, overrides) : option,
  );
  return chosen(seen, name, choice);
}

/** The known preferences; null for those not loaded. */
export interface Known {
  readonly template: Preferences | null;
  readonly preferences: Preferences | null;
}

const textOf = (value: Values[string] | undefined) => (value === undefined ? undefined : String(value));

/**
 * The overrides that the address of a trip needs so that everyone who opens it gets the same journeys: every option that differs from the
 * template, or that would differ without its override. The same object when the address has just these, or when the template is not known.
 * Other parameters are left alone.
 */
export function statedIn(overrides: Query, { template, preferences }: Known): Query {
  if (!template || !preferences) return overrides;
  const [usual, own] = [valuesOf(template), valuesOf(preferences)];
  const effective = valuesOf(effectiveIn(preferences, overrides));
  const stated: Record<string, string> = Object.fromEntries(
    Object.entries(overrides).filter(([name]) => !Object.hasOwn(usual, name)),
  );
  for (const name of Object.keys(usual)) {
    const text = textOf(effective[name]);
    const holdsAnyway = text === textOf(own[name]) && text === textOf(usual[name]);
    if (text !== undefined && !holdsAnyway) stated[name] = text;
  }
  const names = Object.keys(stated);
  const saysThis =
    names.length === Object.keys(overrides).length && names.every((name) => stated[name] === overrides[name]);
  return saysThis ? overrides : stated;
}

/** An address with its overrides replaced by these. Its other parameters take precedence over a preference of the same name. */
export function restated(query: Query, overrides: Query, stated: Query): Query {
  return {
    ...stated,
    ...Object.fromEntries(Object.entries(query).filter(([name]) => !Object.hasOwn(overrides, name))),
  };
}

/** Overrides without those of these options; the same object when there were none. */
export function withoutOverridesOf(options: readonly Option[], overrides: Query): Query {
  const names = new Set(options.map(overrideNameOf));
  const rest = Object.entries(overrides).filter(([name]) => !names.has(name));
  return rest.length === Object.keys(overrides).length ? overrides : Object.fromEntries(rest);
}
