import { type Api, answerOf } from '../client.ts';
import { type Answer, type Question, type ReadPath, readOf } from './reads.ts';

const SEARCH: ReadPath = '/api/trip-planner/v2/journeys/search';

/** Sends one of {@link READS}. Rejects with an `ApiProblem`, or with an AbortError. */
export async function read<Path extends ReadPath>(
  api: Api,
  path: Path,
  question: Question<Path>,
  signal: AbortSignal,
): Promise<Answer<Path>> {
  const { method = 'get', isUsable } = readOf(path);
  const send = path === SEARCH ? api.asSearch : api.asRead;
  const init = { ...question, signal, ...(method === 'post' && { fetch: send }) };
  // The types of the client follow a path that is known where it is called.
  const call = method === 'post' ? api.POST : api.GET;
  const sent = call(path as never, init as never);
  return (await answerOf<unknown>(sent, isUsable)) as Answer<Path>;
}
