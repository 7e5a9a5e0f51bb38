export { apiFor } from './apiFor.ts';
export type { Api } from './client.ts';
export { answerOf, createApi } from './client.ts';
export type { components, paths } from './generated.ts';
export { authorization } from './headers.ts';
export { ApiProblem } from './policy/problem.ts';
export { CALL_LIMIT_MS, withinLimit } from './policy/timeLimit.ts';
