/** Number of chained proxies, or their addresses and networks; `false`: none. */
export type TrustedProxies = false | number | readonly string[];

/** The value for Fastify. Fastify accepts no number because it cannot know whether clients can bypass the proxies; the operator does. */
export function trustProxyOption(
  proxies: TrustedProxies,
): string[] | false | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies && [...proxies];
}
