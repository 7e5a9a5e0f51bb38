import { formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { Fare } from '@halte/ui';
import { CardReader } from './CardReader.tsx';
import styles from './CartLineView.module.css';
import { CARD_READER, type CartLine } from './cartTypes.ts';
import type { ItemChange } from './changeItem.ts';
import { Quantity } from './Quantity.tsx';

interface CartLineViewProps {
  readonly line: CartLine;
  readonly isAdded: boolean;
  readonly isChanging: boolean;
  readonly onChange: (change: ItemChange) => void;
}

/** Total of a line; from the price of one piece where the shop does not say it. */
function totalOf({ totalFareIncludingTaxes, fareIncludingTaxes, quantity }: CartLine): number | null {
  return totalFareIncludingTaxes ?? (fareIncludingTaxes === null ? null : fareIncludingTaxes * quantity);
}

export function CartLineView({ line, isAdded, isChanging, onChange }: CartLineViewProps) {
  const t = useTranslate('shop');
  const locale = useLocale();
  const { currency, quantity, fareIncludingTaxes, providerItemDescription, providerNetworkLabel, deliveryMode } = line;
  const price = formatPrice(fareIncludingTaxes, currency, { locale });
  const details =
    quantity > 1 && price !== ''
      ? t('cart.unitPrice', { quantity, price })
      : (providerNetworkLabel ?? providerItemDescription);
  const name = line.name ?? t('cart.unnamed');
  return (
    <li className={styles.line} tabIndex={-1} data-added={isAdded || undefined}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        {details && <span className={styles.details}>{details}</span>}
        {deliveryMode === CARD_READER && <CardReader />}
      </div>
      <div className={styles.end}>
        <Fare size="Small">{formatPrice(totalOf(line), currency, { locale })}</Fare>
        <Quantity line={line} name={name} isChanging={isChanging} onChange={onChange} />
      </div>
    </li>
  );
}
