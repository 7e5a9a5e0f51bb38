import type { components } from '@halte/api';
import type { Query } from '@halte/contract';
import type { Option, Preferences } from './model.ts';

export type ItineraryOptions = NonNullable<components['schemas']['JourneySearchBody']['itineraryOptions']>;

/** Values by name, as they are sent: modes as a list, all else as it is chosen. */
type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** Names under which an address may override what was chosen. Modes always go by their own. */
const EXCLUDED_MODES = 'excludedModes';

function sentOf(option: Option): Values {
  switch (option.type) {
    case 'criterion':
      return { [option.bodyParam]: option.selectedKey };
    case 'toggle':
      return { [option.key]: option.selectedKey };
    case 'slider':
      return { [option.key]: option.value };
    case 'mode': {
      const excluded = option.modes.filter(({ selected }) => selected === false).map(({ key }) => key);
      return excluded.length > 0 ? { [EXCLUDED_MODES]: excluded } : {};
    }
  }
}

function valuesOf({ sections }: Preferences): Values {
  return Object.assign({}, ...sections.flatMap(({ options }) => options.map(sentOf)));
}

/** A comma-separated list as it may stand in an address: trimmed, without gaps and repetitions. A list passes as it is. */
export function splitModes(text: string | readonly string[] | undefined): readonly string[] {
  const modes = typeof text === 'string' ? text.split(',') : (text ?? []);
  return [...new Set(modes.map((mode) => mode.trim()).filter(Boolean))];
}

/** What an address says of preferences; keys that no option has are not among it. */
export function overridesOf(query: Query, preferences: Preferences | null): Query {
  const options = preferences?.sections.flatMap((section) => section.options) ?? [];
  const keys = new Set([EXCLUDED_MODES]);
  for (const option of options)
    if (option.type !== 'mode') keys.add(option.type === 'criterion' ? option.bodyParam : option.key);
  return Object.fromEntries(
    Object.entries(query).filter(([key, value]) => keys.has(key) && (value !== '' || key === EXCLUDED_MODES)),
  );
}

/** What an override means for the option of that name; null where the option cannot be that. */
function overridden(preferences: Preferences | null, key: string, text: string): string | number | null {
  const options = preferences?.sections.flatMap((section) => section.options) ?? [];
  for (const option of options) {
    if (option.type === 'criterion' && option.bodyParam === key)
      return option.criteria.some((one) => one.key === text) ? text : null;
    if (option.type === 'toggle' && option.key === key) return text === 'on' || text === 'off' ? text : null;
    if (option.type === 'slider' && option.key === key) {
      const value = Number(text);
      return value >= option.min && value <= option.max ? value : null;
    }
  }
  return null;
}

/**
 * The `itineraryOptions` of a search: what was chosen, and over it what the address says. Without preferences (they could not be loaded)
 * only the modes that the address takes out are known.
 */
export function itineraryOptionsOf(preferences: Preferences | null, overrides: Query): ItineraryOptions {
  const values: Record<string, unknown> = preferences ? { ...valuesOf(preferences) } : {};
  for (const [key, text] of Object.entries(overridesOf(overrides, preferences))) {
    if (key === EXCLUDED_MODES) {
      // An empty list is one: no mode is taken out, whatever was chosen.
      values[key] = splitModes(text);
    } else {
      const value = overridden(preferences, key, text ?? '');
      if (value !== null) values[key] = value;
    }
  }
  return values as ItineraryOptions;
}
