import type { Tenant } from '@halte/contract/tenant';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

const DAY_MS = 86_400_000;
const VALID_DAYS = 90;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability. It is generated for each answer, so that it never expires while it is served, and is the same
 * for a whole day.
 *
 * @returns null for a tenant without a contact
 */
export function securityText(
  { securityContact, languages, domainName }: Pick<Tenant, 'securityContact' | 'languages' | 'domainName'>,
  now: number,
): string | null {
  if (securityContact === undefined) return null;
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: https://${domainName}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
