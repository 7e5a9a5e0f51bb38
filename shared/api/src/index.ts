export type { Api, ApiOptions } from './client.ts';
export { answerOf, createApi } from './client.ts';
export type { components, paths } from './generated.ts';
export type { Caller } from './headers.ts';
export { defaultHeaders } from './headers.ts';
export type { LocalCode } from './problem.ts';
export { ApiProblem, isAborted, problemFrom } from './problem.ts';
