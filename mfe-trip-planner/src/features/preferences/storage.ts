import { type Fields, isRecord } from '@halte/contract';
import { type Option, OWN_PREFERENCES_KEY, type Preferences } from '@halte/contract/trip';
import { TEMPLATE_KEY } from './customPreferences.ts';

/** The browser's local storage, or a replacement. Reading and writing may throw. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEYS = {
  template: TEMPLATE_KEY,
  custom: OWN_PREFERENCES_KEY,
} as const;

export interface PreferencesStorage {
  /** Null when nothing is stored, or nothing readable. */
  read(what: keyof typeof KEYS): Preferences | null;
  /** Null removes. If the browser refuses to store, choices last until the page is closed. */
  write(what: keyof typeof KEYS, preferences: Preferences | null): void;
}

export function createPreferencesStorage(texts: () => TextStorage): PreferencesStorage {
  return {
    read(what) {
      try {
        const stored: unknown = JSON.parse(texts().getItem(KEYS[what]) ?? 'null');
        return isPreferences(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    write(what, preferences) {
      try {
        if (preferences) texts().setItem(KEYS[what], JSON.stringify(preferences));
        else texts().removeItem(KEYS[what]);
      } catch {
        // Private windows and full disks.
      }
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const IS_OPTION: Readonly<Record<Option['type'], (option: Fields) => boolean>> = {
  criterion: ({ bodyParam, criteria, selectedKey }) =>
    isText(bodyParam) && isText(selectedKey) && isListOf(criteria, ({ key, value }) => isText(key) && isText(value)),
  slider: ({ min, max, step, value }) => [min, max, step, value].every(Number.isFinite),
  toggle: ({ selectedKey }) => selectedKey === 'on' || selectedKey === 'off',
  mode: ({ modes }) => isListOf(modes, ({ key, selected }) => isText(key) && typeof selected === 'boolean'),
};

function isListOf(value: unknown, check: (item: Fields) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isRecord(item) && check(item));
}

/** Whether stored preferences can be used: they may come from another version of the app or be edited by hand. */
function isPreferences(value: unknown): value is Preferences {
  const isOption = (option: Fields) =>
    isText(option.key) &&
    isText(option.type) &&
    Object.hasOwn(IS_OPTION, option.type as string) &&
    IS_OPTION[option.type as Option['type']](option);
  const isSection = ({ sectionKey, options }: Fields) => isText(sectionKey) && isListOf(options, isOption);
  return isRecord(value) && isListOf(value.sections, isSection);
}
