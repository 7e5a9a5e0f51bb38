/** Where the browser keeps what was chosen. */
export const CUSTOM_KEY = 'trip-planner.customPreferences';

/** Whether anything was chosen, without reading what: for screens that do not load the preferences. */
export function hasCustomPreferences(): boolean {
  try {
    return localStorage.getItem(CUSTOM_KEY) !== null;
  } catch {
    return false;
  }
}
