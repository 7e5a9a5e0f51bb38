/** Callers that were not known when the server started. */
export interface CallerLookup {
  hasKey(key: string): Promise<boolean>;
  hasOrigin(origin: string): Promise<boolean>;
}

export const NO_OTHER_CALLERS: CallerLookup = {
  hasKey: async () => false,
  hasOrigin: async () => false,
};
