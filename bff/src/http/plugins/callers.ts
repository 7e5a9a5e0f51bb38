/** Callers that were not known when the server started, and which tenant's pages they are. */
export interface CallerLookup {
  hasKey(key: string): Promise<boolean>;
  hasOrigin(origin: string): Promise<boolean>;
  /** Key of the tenant whose pages are there. */
  keyOfOrigin(origin: string): Promise<string | null>;
  /** Where the pages of a tenant are. */
  originOfKey(key: string): Promise<string | null>;
}

export const NO_OTHER_CALLERS: CallerLookup = {
  hasKey: async () => false,
  hasOrigin: async () => false,
  keyOfOrigin: async () => null,
  originOfKey: async () => null,
};
