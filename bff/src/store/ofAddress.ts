/**
 * Selects rows of an address (`email_hash = $1`) at one tenant (`$2`). Rows from before accounts had a tenant match each tenant, and an account
 * without one matches the rows of all tenants.
 */
export const OF_ADDRESS = "email_hash = $1 AND (tenant IN ($2, '') OR $2 = '')";
