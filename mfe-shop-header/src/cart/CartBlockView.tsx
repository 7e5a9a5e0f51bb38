import { type Translate, useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import {
  CardIcon,
  type IconNode,
  MailIcon,
  PackageIcon,
  PlusIcon,
  RenewalIcon,
  SmartphoneIcon,
  UserIcon,
} from '@halte/ui/icons';
import { actionHref } from '../shop/shopLinks.ts';
import { useShopContext } from '../shop/useShopContext.ts';
import styles from './CartBlockView.module.css';
import { CartLineView } from './CartLineView.tsx';
import { type BlockKind, type CartBlock, lineKey } from './cartBlocks.ts';
import type { ItemChange } from './cartCalls.ts';

const ICONS: Readonly<Record<BlockKind, IconNode>> = {
  card: CardIcon,
  device: SmartphoneIcon,
  account: UserIcon,
  email: MailIcon,
  plan: RenewalIcon,
  package: PackageIcon,
};

interface CartBlockViewProps {
  readonly block: CartBlock;
  /** Key of the line that has just come. */
  readonly added: string | null;
  readonly isChanging: boolean;
  readonly onChange: (change: ItemChange) => void;
}

function forWhom({ owner, recipient }: CartBlock, t: Translate<'shop'>): string | null {
  if (!recipient) return owner;
  const person = [recipient.name, recipient.email].filter((text) => text !== null).join(', ');
  return t('cart.for', { person });
}

/** The lines that are charged on one card or bought for one person. */
export function CartBlockView({ block, added, isChanging, onChange }: CartBlockViewProps) {
  const t = useTranslate('shop');
  const context = useShopContext();
  const { kind, label, lines, addProduct } = block;
  const person = forWhom(block, t);
  const href = addProduct && actionHref(addProduct, context);
  return (
    <section className={styles.block}>
      <h3 className={styles.head}>
        <span className={styles.icon}>
          <Icon of={ICONS[kind]} />
        </span>
        <span>
          {label ?? t(`cart.block.${kind}`)}
          {person && <small className={styles.person}>{person}</small>}
        </span>
      </h3>
      <ul>
        {lines.map((line) => (
          <CartLineView
            key={lineKey(line)}
            line={line}
            isAdded={lineKey(line) === added}
            isChanging={isChanging}
            onChange={onChange}
          />
        ))}
      </ul>
      {href && (
        <a className={styles.add} href={href}>
          <Icon of={PlusIcon} />
          {addProduct.label ?? t(kind === 'card' ? 'cart.addToCard' : 'cart.addProduct')}
        </a>
      )}
    </section>
  );
}
