import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileFrom, loadTestkit } from '../testkit.mjs';
import { UserError } from '../userError.mjs';

/** What a remote says of answers besides those that the document of the API has. */
export const OWN_ANSWERS = 'remote.answers.ts';

/** Where the document of the API is: its answers in the package of the testkit, all of it in the repository. */
const DOCUMENTS = ['@halte/testkit/openapi.json', '@halte/api/openapi.json'];

/**
 * @typedef {'good' | 'hostile' | 'nothing' | 'no body' | 'malformed' | '500' | 'slow'} Situation
 * @typedef {{ status: number, headers: Readonly<Record<string, string>>, body: string }} Answer
 * @typedef {(call: { method: string, path: string, situation: Situation }) => Answer | null} Backend null for an answer that never comes
 */

async function ownAnswersIn(folder) {
  const file = join(folder, OWN_ANSWERS);
  if (!existsSync(file)) return {};
  const { answers } = await import(pathToFileURL(file).href);
  if (typeof answers !== 'object' || answers === null)
    throw new UserError(`${OWN_ANSWERS} exports no constant named "answers".`);
  const [wrong] = Object.keys(answers).filter((call) => !/^[A-Z]+ (?:\/|https?:\/\/)\S*$/.test(call));
  if (wrong !== undefined)
    throw new UserError(`${OWN_ANSWERS}: “${wrong}” is no call such as “GET /api/v1/lines/{id}”.`);
  return answers;
}

/**
 * A backend for the remote of a folder: it answers as the document of the API shows, and as the remote says in `remote.answers.ts`.
 *
 * @param {string} folder @returns {Promise<Backend>}
 */
export async function fakeBackend(folder) {
  const [{ documentedAnswers, ownAnswers }, { fakeAnswer }, own] = await Promise.all([
    loadTestkit(folder, 'answers'),
    loadTestkit(folder, 'fakeAnswers'),
    ownAnswersIn(folder),
  ]);
  const [file] = DOCUMENTS.map((document) => fileFrom(folder, document)).filter((found) => found !== null);
  const documented = file === undefined ? [] : documentedAnswers(JSON.parse(readFileSync(file, 'utf8')));
  const answers = [...ownAnswers(own), ...documented];
  return (call) => fakeAnswer(answers, call);
}
