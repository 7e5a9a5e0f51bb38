/** Tabs of which something is remembered, while the worker runs. */
const MOST_TABS = 20;
const MOST_ENTRIES = 300;

/** Remembers values by tab and key; those of the tabs that have asked last. */
export function createTabs<Value>() {
  const byTab = new Map<string, Map<string, Value>>();
  return {
    get: (tab: string, key: string): Value | undefined => byTab.get(tab)?.get(key),
    all: (tab: string): ReadonlyMap<string, Value> => byTab.get(tab) ?? new Map(),
    set(tab: string, key: string, value: Value): void {
      const entries = byTab.get(tab) ?? new Map<string, Value>();
      byTab.delete(tab);
      byTab.set(tab, entries.set(key, value));
      if (entries.size > MOST_ENTRIES) entries.delete([...entries.keys()][0]!);
      if (byTab.size > MOST_TABS) byTab.delete([...byTab.keys()][0]!);
    },
    delete: (tab: string, key: string) => byTab.get(tab)?.delete(key) === true,
  };
}
