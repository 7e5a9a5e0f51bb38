export { apiFor } from './apiFor.ts';
export type { Api, ApiOptions } from './client.ts';
export { answerOf, CALL_LIMIT_MS, createApi, SEARCH_LIMIT_MS } from './client.ts';
export type { components, paths } from './generated.ts';
export type { Caller } from './headers.ts';
export { defaultHeaders } from './headers.ts';
export type { LocalCode, ProblemKind } from './policy/problem.ts';
export { ApiProblem, asProblem, isAborted, problemFrom } from './policy/problem.ts';
export { withinLimit } from './policy/timeLimit.ts';
