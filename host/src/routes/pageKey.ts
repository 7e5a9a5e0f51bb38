import type { Shown } from './navigation.ts';

/** Names a page: another query is the same page. */
export function pageKey({ kind, current }: Shown): string {
  return `${kind} ${current.name} ${JSON.stringify(current.params)}`;
}
