import type { Locale } from '@halte/contract';
import type { Api } from '../client.ts';
import { type Embedded, embeddedFor } from './embedded.ts';
import { read } from './read.ts';
import { type Answer, type Question, type ReadPath, readOf } from './reads.ts';
import { type Query, type QueryOptions, useAnswer } from './useAnswer.ts';

/** The answer that came with the page to one of {@link READS}; personal ones never do. */
function embeddedRead<Path extends ReadPath>(
  path: Path,
  question: Question<Path> | null,
  locale: Locale,
): Embedded<Answer<Path>> | null {
  const { freshFor, isPersonal, isUsable = () => true } = readOf(path);
  const { params, body } = question ?? {};
  const found = isPersonal ? null : embeddedFor(path, { ...(params && { params }), body }, locale, freshFor);
  const isObject = typeof found?.answer === 'object' && found.answer !== null;
  return found && isObject && isUsable(found.answer) ? (found as Embedded<Answer<Path>>) : null;
}

/** The answer of the backend to a question, e.g. `useQuery('/api/v1/lines/{id}', { params: { path: { id } } })`. A null question sends no request. */
export function useQuery<Path extends ReadPath>(
  path: Path,
  question: Question<Path> | null,
  options: QueryOptions<Answer<Path>> = {},
): Query<Answer<Path>> {
  const { freshFor, isLive = false, isPersonal = false } = readOf(path);
  const { params, body } = question ?? {};
  const subject = [params?.path, body];
  const send = (api: Api, signal: AbortSignal) => read(api, path, question as Question<Path>, signal);
  const embedded = (locale: Locale) => embeddedRead(path, question, locale);
  return useAnswer({ address: path, question, subject, freshFor, isLive, isPersonal, send, embedded }, options);
}

/** One of several questions; null for one that could not be answered. */
interface Answered<Path> {
  readonly question: Question<Path>;
  readonly answer: Answer<Path> | null;
}

/** The answers to several questions at one address, in their order. An empty list sends no request. */
export function useQueries<Path extends ReadPath>(
  path: Path,
  questions: readonly Question<Path>[],
  options: QueryOptions<readonly Answered<Path>[]> = {},
): Query<readonly Answered<Path>[]> {
  const { freshFor, isLive = false, isPersonal = false } = readOf(path);
  async function send(api: Api, signal: AbortSignal) {
    const answers = await Promise.all(
      questions.map(async (one) => ({ question: one, answer: await read(api, path, one, signal).catch(() => null) })),
    );
    signal.throwIfAborted();
    return answers;
  }
  const question = questions.length === 0 ? null : questions;
  return useAnswer({ address: path, question, subject: null, freshFor, isLive, isPersonal, send }, options);
}
