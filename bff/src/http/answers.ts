import type { TSchema } from 'typebox';
import { Problem } from './schemas/common.ts';

/** The answers of a keyed call: its own, and the problems that any of them can have. */
export function keyedAnswers<T extends TSchema>(success: T) {
  return { 200: success, 400: Problem, 401: Problem, 404: Problem, 429: Problem, 503: Problem };
}

export const KEYED = { security: [{ apiKey: [] as string[] }] };
