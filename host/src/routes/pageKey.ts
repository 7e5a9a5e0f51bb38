import type { CurrentRoute } from '@halte/contract';

/** Names a page: another query is the same page. */
export function pageKey({ kind, current }: { readonly kind: string; readonly current: CurrentRoute }): string {
  return `${kind} ${current.name} ${JSON.stringify(current.params)}`;
}
