import type { Locale, Messages } from '@halte/contract';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as es } from './es.ts';
import { messages as fr } from './fr.ts';
import { messages as it } from './it.ts';

const TEXTS: Readonly<Record<Locale, Messages>> = { fr, en, es, it, de };

/** A few sentences: every file of its own would cost the first screen more than all of them cost here. */
export async function loadFavouriteMessages(locale: Locale): Promise<Messages> {
  return TEXTS[locale];
}
