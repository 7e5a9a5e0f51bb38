/** The part of `navigator.connection` that is read, in browsers that have it. */
export interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/** No prefetch on metered or very slow connections. */
export function mayPrefetch(connection: NetworkInformation | undefined): boolean {
  return connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true;
}
