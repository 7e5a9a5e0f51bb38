/** SWR options for an answer that stays as it is until its key changes: no request on focus, on reconnect or on the next mount. */
export const fetchOnce = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const;
