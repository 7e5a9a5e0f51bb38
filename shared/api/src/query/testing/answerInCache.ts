import { nowInstant } from '@halte/i18n';
import { mutate } from 'swr';
import { type Asker, queryKey } from '../queryKey.ts';
import type { Question, ReadPath } from '../reads.ts';

/** Puts an answer that does not depend on an account into the cache, as if it had been received now. */
export async function answerInCache<Path extends ReadPath>(
  asker: Pick<Asker, 'locale' | 'tenant'>,
  path: Path,
  question: Question<Path>,
  answer: object,
): Promise<void> {
  const key = queryKey({ ...asker, account: null }, path, question);
  await mutate(key, { receivedAt: nowInstant(), answer }, { revalidate: false });
}
