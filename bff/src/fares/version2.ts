/** Products by fare_leg_rules.txt and fare_transfer_rules.txt. */

import { type FarePriceResult, inOneCurrency } from '@halte/engine/fares/price';
import type { FaresV2 } from '@halte/engine/timetable/feed/fares';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { productsFor } from './legProducts.ts';
import { fareLegsOf } from './legs.ts';
import type { FareRide } from './ride.ts';
import { cheapestChain, isTransferUnclear } from './transfers.ts';

export function priceV2(feed: Feed, fares: FaresV2, rides: readonly FareRide[]): FarePriceResult {
  const legs = fareLegsOf(feed, fares, rides);
  if (legs === 'unclear') return 'not-understood';
  const priced = legs.map((leg) => ({ ...leg, products: productsFor(fares, leg) }));
  const clear = priced.flatMap(({ products, ...leg }) => (products === 'unclear' ? [] : [{ ...leg, products }]));
  if (clear.length < priced.length || isTransferUnclear(fares, clear)) return 'not-understood';
  if (clear.some(({ products }) => products.length === 0)) return 'no-fare';
  const currencies = clear.flatMap(({ products }) =>
    products.flatMap(({ prices }) => prices.map(({ currency }) => currency)),
  );
  const price = inOneCurrency(currencies, (currency) => cheapestChain(fares, clear, currency));
  return typeof price !== 'string' && price.amount < 0 ? 'not-understood' : price;
}
