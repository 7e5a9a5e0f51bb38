import { mutate } from 'swr';

/** Sends the requests of all shown answers again, however fresh they are. Resolves when they have ended. */
export const askAgain = (): Promise<unknown> => mutate(() => true);
