import type { Locale, Messages } from '@halte/contract';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';

/** The texts of pages for browsers that run no script. */
export const PAGE_MESSAGES = { fr, en, es, it, de } satisfies Readonly<Record<Locale, Messages>>;
