import type { CurrentRoute } from '@halte/contract';
import { escapeHtml } from './escape.ts';
import type { PageTextKey } from './texts.ts';

export interface NoscriptInput {
  readonly current: CurrentRoute;
  /** Markup of the places to choose from; null where none were asked for. */
  readonly proposals: string | null;
  readonly text: (key: PageTextKey) => string;
  /** Address of the form with the trip of this page. */
  readonly form: string;
}

/** The content of a page for browsers that run no script, beside its markup: what works, and what needs script. */
export function noscriptOf({ current, proposals, text, form }: NoscriptInput): string {
  if (proposals !== null) return proposals;
  const sentence = (key: PageTextKey) => `<p>${escapeHtml(text(key))}</p>`;
  if (current.name === 'index' || current.name === 'trip-planner') return sentence('plain.form');
  if (current.name !== 'trip-planner-results') return sentence('page.noscript');
  return `${sentence('plain.results')}<p><a href="${escapeHtml(form)}">${escapeHtml(text('plain.edit'))}</a></p>`;
}
