import { isRecord } from '../fields.ts';

/** Storage key of the traveller's own preferences. */
export const OWN_PREFERENCES_KEY = 'trip-planner.customPreferences';

/** For whom walks are, as a part of a question to the backend; empty on foot. */
export interface WalkQuestion {
  readonly profile?: 'stepFree' | 'wheelchair';
}

/**
 * By the preferences that are stored on this device: for screens that do not load the preferences. Read each time, because they may have been changed
 * since. Empty where nothing can be read.
 */
export function storedWalkQuestion(): WalkQuestion {
  const isOn = (key: string) =>
    storedOptions().some((option) => isRecord(option) && option['key'] === key && option['selectedKey'] === 'on');
  if (isOn('wheelchair')) return { profile: 'wheelchair' };
  return isOn('avoidStairs') ? { profile: 'stepFree' } : {};
}

function storedOptions(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OWN_PREFERENCES_KEY) ?? 'null');
    return listIn(stored, 'sections').flatMap((section) => listIn(section, 'options'));
  } catch {
    // Refused by the browser, or not written by us.
    return [];
  }
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = isRecord(value) ? value[key] : null;
  return Array.isArray(list) ? list : [];
}
