import { keysOf } from '@halte/contract/fields';
import type { SearchProblem } from '@halte/engine/problems/requestError';
import { ANY_CALL } from './anyCall.ts';
import type { Meaning } from './meaning.ts';
import { NETWORK } from './network.ts';
import { PEOPLE } from './people.ts';

/** All problem codes. The OpenAPI document lists them; a code that is missing here does not compile. */
export const PROBLEMS = { ...ANY_CALL, ...NETWORK, ...PEOPLE } satisfies Record<SearchProblem, Meaning>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = keysOf(PROBLEMS);
