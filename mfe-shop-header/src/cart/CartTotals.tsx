import { formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { Fare } from '@halte/ui';
import styles from './CartTotals.module.css';
import type { Cart } from './cartTypes.ts';

/** The totals, with and without taxes, and the amount due now. Amounts that the shop does not give are left out. */
export function CartTotals({ cart }: { cart: Cart }) {
  const t = useTranslate('shop');
  const locale = useLocale();
  const price = (amount: number | null) => formatPrice(amount, cart.currency, { locale });
  const rows = [
    ['cart.total.withoutTaxes', price(cart.totalAmountExcludingTaxes)],
    ['cart.total.vat', price(cart.totalVatAmount)],
    ['cart.total.all', price(cart.totalAmountIncludingTaxes)],
  ] as const;
  const now = price(cart.immediateAmountIncludingTaxes);
  const nowVat = price(cart.immediateVatAmount);
  return (
    <dl className={styles.totals} aria-label={t('cart.totals')}>
      {rows.map(
        ([key, text]) =>
          text !== '' && (
            <div key={key} className={styles.row}>
              <dt>{t(key)}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
      {now !== '' && (
        <div className={styles.now}>
          <dt>
            {t('cart.now')}
            {nowVat !== '' && <small className={styles.vat}>{t('cart.now.vat', { amount: nowVat })}</small>}
          </dt>
          <dd>
            <Fare size="Large">{now}</Fare>
          </dd>
        </div>
      )}
    </dl>
  );
}
