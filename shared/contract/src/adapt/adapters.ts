/**
 * Modules of former majors of the contract, made into one of the present: by major, from the export `remote` of any shape. An adapter stays for two
 * releases after its major has ended. There is none yet, because the first major has not ended; servers take from here which they run.
 */
export type Adapters = ReadonlyMap<unknown, (module: Readonly<Record<string, unknown>>) => unknown>;

export const ADAPTERS: Adapters = new Map();
