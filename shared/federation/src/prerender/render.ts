import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Identifiers that React makes up from the place in its tree, where the page has another one. */
const MADE_UP_ID = /"_R_\w*_?"/;

/** The markup of a tree, with everything in it that is loaded on demand. Rejects when something in it throws. */
export async function renderMarkup(tree: ReactNode): Promise<string> {
  let failure: unknown = null;
  const onError = (error: unknown) => {
    failure ??= error;
  };
  const { prelude } = await prerender(tree, { onError });
  const html = await text(prelude);
  if (failure !== null) throw failure;
  if (MADE_UP_ID.test(html)) throw new Error('An element has an id of useId(), which the page would have another of.');
  return html;
}
