/** Callers unknown when the server started, and the tenants of their pages. */
export interface CallerLookup {
  hasKey(key: string): Promise<boolean>;
  hasOrigin(origin: string): Promise<boolean>;
  /** Key of the tenant with pages at that origin. */
  keyOfOrigin(origin: string): Promise<string | null>;
  /** Origin of a tenant's pages. */
  originOfKey(key: string): Promise<string | null>;
}

export const NO_OTHER_CALLERS: CallerLookup = {
  hasKey: async () => false,
  hasOrigin: async () => false,
  keyOfOrigin: async () => null,
  originOfKey: async () => null,
};
