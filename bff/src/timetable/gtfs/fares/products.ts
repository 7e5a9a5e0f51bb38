/** fare_products.txt, with rider_categories.txt and fare_media.txt: what an adult pays. */
import type { FarePrice, FareProduct } from '@halte/engine/timetable/feed/fares';
import { fareAmount } from './amount.ts';
import type { FareFile } from './file.ts';
import type { FareFiles } from './files.ts';

type Column = 'fare_product_id' | 'fare_product_name' | 'rider_category_id' | 'fare_media_id' | 'amount' | 'currency';

/** Any rider, the default category, another category, or unclear. */
type Rider = 'any' | 'default' | 'other' | 'unclear';

interface Row {
  readonly rider: Rider;
  readonly category: string;
  readonly medium: string;
  /** Null if it is not understood. */
  readonly price: FarePrice | null;
}

export function readFareProducts(files: FareFiles): FareProduct[] {
  const riderOf = riders(files);
  const media = idsIn(files, 'fare_media.txt', 'fare_media_id');
  const rows = new Map<string, Row[]>();
  const file = files.open<Column>(
    'fare_products.txt',
    ['fare_product_id', 'amount', 'currency'],
    ['fare_product_name', 'rider_category_id', 'fare_media_id'],
  );
  while (file?.next()) {
    const id = file.text('fare_product_id');
    const category = file.text('rider_category_id');
    const medium = file.reference('fare_media_id', media);
    const row = { rider: riderOf(category), category, medium: medium ?? '', price: priceIn(file, medium) };
    const known = rows.get(id);
    if (known) known.push(row);
    else rows.set(id, [row]);
  }
  return [...rows].map(([id, all]) => productOf(id, all));
}

function priceIn(file: FareFile<Column>, medium: string | null): FarePrice | null {
  const amount = fareAmount(file.row.number(file.at('amount')), file.text('currency'));
  if (!amount) file.reject('bad-fare', 'an unusable amount');
  return file.isRead() && amount && medium !== null ? { medium, ...amount } : null;
}

function productOf(id: string, rows: readonly Row[]): FareProduct {
  const sure = rows.filter(({ rider }) => rider === 'any' || rider === 'default');
  const isUnclear = sure.length === 0 && rows.some(({ rider }) => rider === 'unclear');
  const isListedTwice =
    new Set(sure.map(({ category, medium }) => JSON.stringify([category, medium]))).size < sure.length;
  const defaults = new Set(sure.flatMap(({ rider, category }) => (rider === 'default' ? [category] : [])));
  const prices = sure.flatMap(({ price }) => price ?? []);
  return {
    id,
    prices,
    isClear: !isUnclear && !isListedTwice && defaults.size <= 1 && prices.length === sure.length,
  };
}

function riders(files: FareFiles): (category: string) => Rider {
  const isDefault = new Map<string, boolean>();
  const file = files.open(
    'rider_categories.txt',
    ['rider_category_id'],
    ['rider_category_name', 'is_default_fare_category', 'eligibility_url'],
  );
  while (file?.next()) isDefault.set(file.text('rider_category_id'), file.whole('is_default_fare_category') === 1);
  const hasDefault = [...isDefault.values()].includes(true);
  return (category) => {
    if (category === '') return 'any';
    if (isDefault.get(category) === true) return 'default';
    return hasDefault && isDefault.has(category) ? 'other' : 'unclear';
  };
}

function idsIn<Column extends string>(files: FareFiles, name: string, column: Column): Set<string> {
  const ids = new Set<string>();
  const file = files.open(name, [column]);
  while (file?.next()) ids.add(file.text(column));
  return ids;
}
