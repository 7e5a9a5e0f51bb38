/** What `navigator.connection` has, in the browsers that know it. */
export interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** No prefetch on metered or very slow connections. */
export function mayPrefetch(connection: NetworkInformation | undefined): boolean {
  return connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true;
}
