import { ApiProblem } from '@halte/api';
import type { SearchProblem } from './search.ts';

/** What a failed question means for who asked it. */
export function problemOf(error: unknown): SearchProblem {
  const { code, status } = error instanceof ApiProblem ? error : { code: '', status: 0 };
  if (code === 'offline') return 'offline';
  return status >= 400 && status < 500 ? 'refused' : 'unavailable';
}
