/** A remote that has screens. Ids without a dot are the product's own. */
export type AreaId = string;
/** A part of the app that is loaded at run time. */
export type RemoteId = string;

/** The remote with the product's header. */
export const HEADER = 'shop-header' satisfies RemoteId;
/** The remote that signs travellers in. */
export const ACCOUNT = 'account' satisfies AreaId;
