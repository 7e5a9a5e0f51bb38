import { DATA_ID, type EmbeddedAnswer, fieldsOf } from '@halte/contract';
import type { PageAnswer } from '../messages.ts';
import { BFF } from '../plannedReads.ts';

const SEARCH = '/api/trip-planner/v2/journeys/search';
const OF_ADDRESS = '/api/trip-planner/v2/journeys/of-address?';

/** The journeys of an address are the answer to the search that the backend names with them. */
function asAsked({ address, time, answer }: EmbeddedAnswer): PageAnswer {
  if (!address.startsWith(OF_ADDRESS)) return { method: 'GET', address: BFF + address, body: '', answer, at: time };
  const { search, answer: journeys } = fieldsOf(answer);
  return { method: 'POST', address: BFF + SEARCH, body: JSON.stringify(search), answer: journeys, at: time };
}

/** The answers that came with the page, as the app would have asked for them. */
export function pageAnswers(locale: string): PageAnswer[] {
  const elements = [...document.querySelectorAll(`script[type="application/json"][id^="${DATA_ID}"]`)];
  return elements.flatMap(({ textContent }) => {
    try {
      const embedded = JSON.parse(textContent ?? '') as EmbeddedAnswer;
      return embedded.locale === locale ? [asAsked(embedded)] : [];
    } catch {
      // It was cut, or is none.
      return [];
    }
  });
}
