/** What categories of places are called. The app needs no words of its own for them, so that it loads none. */
import type { Language } from '../../common/language.ts';
import { POI_CATEGORIES, type PoiCategory } from '../../ground/classify/pois.ts';
import type { Place } from '../kinds.ts';
import { CATEGORY_NAMES as de } from './de.ts';
import { CATEGORY_NAMES as en } from './en.ts';
import { CATEGORY_NAMES as es } from './es.ts';
import { CATEGORY_NAMES as fr } from './fr.ts';
import { CATEGORY_NAMES as it } from './it.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<PoiCategory, string>>>> = { fr, en, es, it, de };

const isCategory = (text: string): text is PoiCategory => (POI_CATEGORIES as readonly string[]).includes(text);

/** The place with the name of its category; itself where it has none that is known. */
export function inWords<P extends Pick<Place, 'category'>>(place: P, language: Language): P {
  const { category = '' } = place;
  return isCategory(category) ? { ...place, categoryName: NAMES[language][category] } : place;
}
