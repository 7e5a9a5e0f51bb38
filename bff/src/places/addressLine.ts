/** How number and street are written in one line: that depends on the country, which the words for its streets tell. */
import { fold } from '@halte/engine/places/words';

/** `12 Rue X`, `X-Straße 12`, `Calle X, 12`. */
export type LineStyle = 'numberFirst' | 'numberLast' | 'numberBehindComma';

/** Folded beginnings and endings of names of streets. */
const KINDS: Readonly<Record<LineStyle, RegExp>> = {
  numberFirst:
    /^(allee|avenue|boulevard|chemin|cours|impasse|passage|place|quai|route|rue|ruelle|square)\b|\b(avenue|close|court|drive|lane|road|street)$/,
  numberLast:
    /^(am|an der|auf der|im|in der|zum|zur)\b|(allee|damm|gasse|gracht|kade|laan|platz|plein|ring|straat|strasse|str|ufer|weg)$/,
  numberBehindComma:
    /^(avenida|avinguda|calle|carrer|carretera|corso|estrada|largo|paseo|passeig|piazza|placa|plaza|praca|rambla|rua|travessa|ulitsa|via|viale|vicolo)\b|\b(prospekt|ulitsa)$/,
};

export function addressLine(number: string, street: string, style: LineStyle): string {
  if (style === 'numberFirst') return `${number} ${street}`;
  return `${street}${style === 'numberBehindComma' ? ',' : ''} ${number}`;
}

/** As many are enough to tell. */
const SAMPLE = 1_000;

/** The style that most of these streets are written in; the number first if they do not tell. */
export function lineStyleOf({ count, nameOf }: { readonly count: number; nameOf(street: number): string }): LineStyle {
  const counts = { numberFirst: 0, numberLast: 0, numberBehindComma: 0 };
  const styles = Object.keys(counts) as LineStyle[];
  const step = Math.max(1, Math.floor(count / SAMPLE));
  for (let street = 0; street < count; street += step) {
    const name = fold(nameOf(street));
    const style = styles.find((one) => KINDS[one].test(name));
    if (style) counts[style]++;
  }
  return styles.reduce((most, style) => (counts[style] > counts[most] ? style : most));
}
