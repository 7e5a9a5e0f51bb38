/** A column of zeros, in memory that threads share or in that of one thread. */
export type MakeColumn = (length: number) => Int32Array;

export const ownColumn: MakeColumn = (length) => new Int32Array(length);
