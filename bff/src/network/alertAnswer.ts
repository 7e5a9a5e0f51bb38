import type { AlertAnswer } from '@halte/engine/api/alerts';
import type { EpochSeconds } from '@halte/engine/common/time';
import { toIso } from '@halte/engine/common/zone';
import type { Static } from 'typebox';
import type { Alert, AlertText } from '../realtime/resolve/model.ts';

/** Fallbacks after the reader's language: a text without a language, then the most widely understood ones. */
const OTHERWISE = ['', 'fr', 'en'];
const NO_TEXT: AlertText = { header: '', description: '', url: '' };

/** @param timeZone zone of the feed, used for the instants. */
export function alertAnswer(alert: Alert, language: string, timeZone: string): Static<typeof AlertAnswer> {
  const { id, effect, severity, texts, periods, scopes } = alert;
  const isoOf = (at: EpochSeconds | null) => (at === null ? null : toIso(timeZone, at));
  return {
    id,
    effect,
    severity,
    ...textIn(texts, language),
    periods: periods.map(({ from, to }) => ({ from: isoOf(from), to: isoOf(to) })),
    lineIds: [...new Set(scopes.flatMap(({ route }) => route ?? []))],
    stopIds: [...new Set(scopes.flatMap(({ stop }) => stop ?? []))],
  };
}

function textIn(texts: Alert['texts'], language: string): AlertText {
  const found = [language, ...OTHERWISE].find((one) => texts.has(one));
  return (found === undefined ? texts.values().next().value : texts.get(found)) ?? NO_TEXT;
}
