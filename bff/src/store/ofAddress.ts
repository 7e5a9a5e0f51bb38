/**
 * Of an address (`email_hash = $1`) as one tenant's (`$2`). What is from before accounts had a tenant counts for each, and an account without one
 * has what there is at any.
 */
export const OF_ADDRESS = "email_hash = $1 AND (tenant IN ($2, '') OR $2 = '')";
