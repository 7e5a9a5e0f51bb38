/** Storage key of the traveller's own preferences. */
export const OWN_PREFERENCES_KEY = 'trip-planner.customPreferences';

/** For whom walks are, as a part of a question to the backend; empty on foot. */
export interface WalkQuestion {
  readonly profile?: 'stepFree' | 'wheelchair';
}

/**
 * The profile of walks by the preferences stored on this device, for screens that do not load the preferences. Read each time, because the preferences
 * may have changed. Empty where nothing can be read.
 */
export function storedWalkQuestion(): WalkQuestion {
  const on = new Set<unknown>();
  try {
    JSON.parse(localStorage.getItem(OWN_PREFERENCES_KEY) ?? 'null', (_, value) => {
      if (value?.selectedKey === 'on') on.add(value.key);
      return value;
    });
  } catch {
    // Refused by the browser, or not written by us.
  }
  if (on.has('wheelchair')) return { profile: 'wheelchair' };
  return on.has('avoidStairs') ? { profile: 'stepFree' } : {};
}
