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
import { actionHref, type ShopContext } from '../shop/shopLinks.ts';
import { useShopContext } from '../shop/useShopContext.ts';
import styles from './CartBlockView.module.css';
import { CartLineView } from './CartLineView.tsx';
import { type BlockKind, type CartBlock, lineKey } from './cartBlocks.ts';
import type { ItemChange } from './changeItem.ts';

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

interface AddLink {
  readonly href: string;
  /** As the shop calls it; null where it does not. */
  readonly text: string | null;
  readonly name: string | null;
}

/** A link for each line that offers one; lines of one card lead to the same address, which is shown once. */
function linksOf({ additions }: CartBlock, context: ShopContext): readonly AddLink[] {
  const links = additions.flatMap(({ action, line }) => {
    const href = actionHref(action, context);
    return href === null ? [] : [{ href, text: action.label, name: line.name }];
  });
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}

/** The lines that are charged on one card or bought for one person. */
export function CartBlockView({ block, added, isChanging, onChange }: CartBlockViewProps) {
  const t = useTranslate('shop');
  const context = useShopContext();
  const { kind, label, lines } = block;
  const person = forWhom(block, t);
  const links = linksOf(block, context);
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
      {links.map(({ href, text, name }) => {
        const words = text ?? t(kind === 'card' ? 'cart.addToCard' : 'cart.addProduct');
        // The links of one block differ by their product.
        const label = links.length > 1 && name !== null ? `${words}, ${name}` : undefined;
        return (
          <a key={href} className={styles.add} href={href} aria-label={label}>
            <Icon of={PlusIcon} />
            {words}
          </a>
        );
      })}
    </section>
  );
}
