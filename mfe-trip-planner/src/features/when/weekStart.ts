import type { Locale } from '@halte/contract';

/** 1 (Monday) to 7 (Sunday), as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Countries whose weeks do not begin with Monday, for browsers that do not know it themselves. */
const SUNDAY =
  'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** Where dates are written as here, and not as in the most populous region of a language. */
const REGIONS: Readonly<Partial<Record<Locale, string>>> = { en: 'GB' };

interface WithWeekInfo extends Intl.Locale {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

function knownHere(country: string): Weekday {
  if (SUNDAY.split(' ').includes(country)) return 7;
  return SATURDAY.split(' ').includes(country) ? 6 : 1;
}

/** The day that a week begins with in a country, ISO 3166 such as `US`; that of the language’s region where none is given, or none that exists. */
export function firstWeekday(locale: Locale, country = ''): Weekday {
  const region = /^[A-Z]{2}$/.test(country)
    ? country
    : (REGIONS[locale] ?? new Intl.Locale(locale).maximize().region ?? '');
  const place: WithWeekInfo = new Intl.Locale(region === '' ? locale : `${locale}-${region}`);
  const firstDay = (place.getWeekInfo?.() ?? place.weekInfo)?.firstDay;
  return firstDay === undefined ? knownHere(region) : (firstDay as Weekday);
}
