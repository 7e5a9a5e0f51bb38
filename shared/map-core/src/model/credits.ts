import type { MapCredit } from '@halte/contract';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Leaflet takes markup only. Texts are escaped, and nothing but http and https becomes a link. */
export function creditsHtml(credits: readonly MapCredit[]): string {
  return credits
    .map(({ text, href }) =>
      href !== undefined && /^https?:\/\//i.test(href)
        ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
        : escapeHtml(text),
    )
    .join(' · ');
}
