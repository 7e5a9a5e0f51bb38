import type { components } from '@halte/api';
import type { DetailedJourney } from '../trip/detailedJourney.ts';

export type Alert = components['schemas']['Alert'];

/** All that is said about a journey, each once though it may concern several rides. */
export function alertsOf({ sections }: DetailedJourney): readonly Alert[] {
  const all = sections.flatMap(({ ride }) => ride?.alerts ?? []);
  return [...new Map(all.map((alert) => [alert.id, alert])).values()];
}

/** An address that a feed gives, where it is one of the web; null for anything else. */
export function httpUrl(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed.href : null;
}
