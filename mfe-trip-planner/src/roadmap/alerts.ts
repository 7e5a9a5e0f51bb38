import type { components } from '@halte/api';
import type { DetailedJourney } from '../trip/detailedJourney.ts';

export type Alert = components['schemas']['Alert'];

/** The alerts of all rides of a journey, without duplicates. */
export function alertsOf({ sections }: DetailedJourney): readonly Alert[] {
  const all = sections.flatMap(({ ride }) => ride?.alerts ?? []);
  return [...new Map(all.map((alert) => [alert.id, alert])).values()];
}

/** The URL of a feed if it is an http(s) URL; null otherwise. */
export function httpUrl(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : null;
}
