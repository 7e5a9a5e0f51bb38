import type { Locale } from '@halte/contract';

const UNITS: Readonly<Record<string, string>> = {
  s: 'second',
  min: 'minute',
  h: 'hour',
  m: 'meter',
  km: 'kilometer',
  g: 'gram',
  kg: 'kilogram',
};

/** The meaning of `<` before a figure. */
const LESS: Readonly<Record<Locale, string>> = {
  fr: 'moins de',
  en: 'less than',
  de: 'weniger als',
  es: 'menos de',
  it: 'meno di',
};

const formatters = new Map<string, Intl.NumberFormat>();

function long(value: number, unit: string, locale: Locale): string {
  const key = `${locale}${unit}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, { style: 'unit', unit, unitDisplay: 'long' });
  formatters.set(key, formatter);
  return formatter.format(value);
}

/** A figure and its short unit, which a no-break space ties. */
const FIGURE = /(<?)(\d+(?:[.,]\d+)?)\u00a0(s|min|h|km|m|kg|g)(?![\p{L}\d])/gu;

/** A text as it is read out: screen readers spell short units, or guess them ("12 min" as a name, "101 m" as "metres" or "m"). */
export function withLongUnits(text: string, locale: Locale): string {
  return text.replace(FIGURE, (_, less: string, figure: string, unit: string) => {
    const words = long(Number(figure.replace(',', '.')), UNITS[unit] ?? unit, locale);
    return less === '' ? words : `${LESS[locale]} ${words}`;
  });
}
