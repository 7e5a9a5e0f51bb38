import { OWN_PREFERENCES_KEY } from '@halte/contract/trip';

/** Whether the traveller has saved preferences, without parsing them: for screens that do not load the preferences. */
export function hasCustomPreferences(): boolean {
  try {
    return localStorage.getItem(OWN_PREFERENCES_KEY) !== null;
  } catch {
    return false;
  }
}

/** Storage key of the template of the last visit. */
export const TEMPLATE_KEY = 'trip-planner.preferencesTemplate';

interface StoredSections {
  readonly sections: readonly { readonly options: readonly unknown[] }[];
}

function storedOptions(key: string): readonly string[] {
  const stored: StoredSections | null = JSON.parse(localStorage.getItem(key) ?? 'null');
  return stored?.sections.flatMap(({ options }) => options.map((option) => JSON.stringify(option))) ?? [];
}

/** Number of options that differ from the template, without loading either: for screens that do not show them. */
export function customCount(): number {
  if (!hasCustomPreferences()) return 0;
  try {
    const template = new Set(storedOptions(TEMPLATE_KEY));
    if (template.size === 0) return 1;
    return Math.max(1, storedOptions(OWN_PREFERENCES_KEY).filter((option) => !template.has(option)).length);
  } catch {
    return 1;
  }
}
