import { useTranslate } from '@halte/i18n';
import { Icon, IconButton } from '@halte/ui';
import { MinusIcon, PlusIcon, RemoveIcon } from '@halte/ui/icons';
import type { CartLine } from './cartTypes.ts';
import type { ItemChange } from './changeItem.ts';
import styles from './Quantity.module.css';

interface QuantityProps {
  readonly line: CartLine;
  readonly name: string;
  readonly isChanging: boolean;
  readonly onChange: (change: ItemChange) => void;
}

/** Fewer, more, or out of the cart. What is not sold in pieces can be taken out only. */
export function Quantity({ line, name, isChanging, onChange }: QuantityProps) {
  const t = useTranslate('shop');
  const { itemId, quantity, saleableUnit } = line;
  if (itemId === null) return null;
  const hasPieces = saleableUnit !== 'NONE';
  const change = (next: number) => () => {
    if (!isChanging) onChange({ itemId, quantity: next });
  };
  const isLast = quantity <= 1 || !hasPieces;
  return (
    <span className={styles.quantity}>
      <IconButton
        aria-label={isLast ? t('cart.remove', { name }) : t('cart.less', { name })}
        aria-disabled={isChanging}
        onClick={change(isLast ? 0 : quantity - 1)}
      >
        <Icon of={isLast ? RemoveIcon : MinusIcon} />
      </IconButton>
      {hasPieces && (
        <>
          <b className={styles.number}>{quantity}</b>
          <IconButton aria-label={t('cart.more', { name })} aria-disabled={isChanging} onClick={change(quantity + 1)}>
            <Icon of={PlusIcon} />
          </IconButton>
        </>
      )}
    </span>
  );
}
