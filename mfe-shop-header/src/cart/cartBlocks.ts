import { type Action, ADD_PRODUCT, parameterOf } from '../shop/action.ts';
import type { Basket, BasketInfo, Cart, CartLine } from './cartTypes.ts';

/** The medium that products are loaded on or sent to, if it has no name of its own. */
export type BlockKind = 'card' | 'device' | 'account' | 'email' | 'plan' | 'package';

export interface Person {
  readonly name: string | null;
  readonly email: string | null;
}

/** A line’s offer to add another product to what it is charged on. */
export interface Addition {
  readonly line: CartLine;
  readonly action: Action;
}

/** Lines of a cart below one heading. */
export interface CartBlock {
  readonly key: string;
  readonly kind: BlockKind;
  /** Name of the card or device; null where the shop gives none. */
  readonly label: string | null;
  /** The customer's own name, where nothing is bought for another person. */
  readonly owner: string | null;
  readonly recipient: Person | null;
  readonly lines: readonly CartLine[];
  /** Actions that add another product, from the lines that have one. */
  readonly additions: readonly Addition[];
}

const KINDS: Readonly<Record<BasketInfo, BlockKind>> = {
  EMAIL: 'email',
  PROVIDERACCOUNT: 'account',
  PROVIDERACCOUNTANDDEVICE: 'device',
  PROVIDERACCOUNTANDFAREMEDIA: 'card',
  PROVIDERFAREMEDIA: 'card',
};

type IsPlaceholder = (name: string | null) => boolean;

function isPlaceholderAmong(names: readonly string[]): IsPlaceholder {
  const known = new Set(names.map((name) => name.trim().toLowerCase()));
  return (name) => name !== null && known.has(name.trim().toLowerCase());
}

/** Null if either name is a placeholder for an unknown person: then neither is a real name. */
function fullName(first: string | null, last: string | null, isPlaceholder: IsPlaceholder): string | null {
  if (isPlaceholder(first) || isPlaceholder(last)) return null;
  return [first, last].filter((name) => name !== null).join(' ') || null;
}

function personOf(name: string | null, email: string | null): Person | null {
  return name === null && email === null ? null : { name, email };
}

const additionsOf = (lines: readonly CartLine[]): readonly Addition[] =>
  lines.flatMap((line) => line.actions.filter(({ type }) => type === ADD_PRODUCT).map((action) => ({ line, action })));

function blockOfBasket(basket: Basket, index: number, isPlaceholder: IsPlaceholder): CartBlock {
  const { basketInfo, recipientUser, products, deviceLabel, fareMediaLabel } = basket;
  const recipient =
    recipientUser &&
    personOf(fullName(recipientUser.firstName, recipientUser.lastName, isPlaceholder), recipientUser.email);
  return {
    key: `basket-${basket.line ?? `at-${index}`}`,
    kind: basketInfo ? KINDS[basketInfo] : 'account',
    label: fareMediaLabel ?? deviceLabel,
    owner: recipient ? null : fullName(basket.ownerFirstName, basket.ownerLastName, isPlaceholder),
    recipient,
    lines: products,
    additions: additionsOf(products),
  };
}

/** Plans and packages are in no basket: their parameters name another person. */
function recipientOf({ parameters }: CartLine, isPlaceholder: IsPlaceholder): Person | null {
  const value = (code: string) => parameterOf(parameters, code);
  const name = fullName(value('recipientFirstName'), value('recipientLastName'), isPlaceholder);
  return personOf(name, value('recipientEmail'));
}

function blockOfLine(line: CartLine, kind: 'plan' | 'package', index: number, isPlaceholder: IsPlaceholder): CartBlock {
  const recipient = recipientOf(line, isPlaceholder);
  return {
    key: `${kind}-${line.itemId ?? line.line ?? `at-${index}`}`,
    kind,
    label: null,
    owner: null,
    recipient,
    lines: [line],
    additions: additionsOf([line]),
  };
}

/** A cart as it is shown: a block for each basket, plan and package. */
export function blocksOf(
  { baskets, plans, packages }: Cart,
  placeholderNames: readonly string[],
): readonly CartBlock[] {
  const isPlaceholder = isPlaceholderAmong(placeholderNames);
  return [
    ...baskets
      .map((basket, index) => blockOfBasket(basket, index, isPlaceholder))
      .filter(({ lines }) => lines.length > 0),
    ...plans.map((line, index) => blockOfLine(line, 'plan', index, isPlaceholder)),
    ...packages.map((line, index) => blockOfLine(line, 'package', index, isPlaceholder)),
  ];
}

const linesOf = ({ baskets, plans, packages }: Cart): readonly CartLine[] => [
  ...baskets.flatMap(({ products }) => products),
  ...plans,
  ...packages,
];

/** Pieces in a cart. What is not counted in pieces, such as an amount of money, counts once. */
export function pieceCount(cart: Cart): number {
  return linesOf(cart).reduce(
    (count, { quantity, saleableUnit }) => count + (saleableUnit === 'MONETARY' ? 1 : quantity),
    0,
  );
}

/** Names a line in two versions of a cart. */
export function lineKey({ kind, itemId, id, basketLine, line }: CartLine): string {
  return itemId ?? [kind, id, basketLine, line].join(' ');
}

/** The line that an addition has made or increased; null where that is not known. */
export function addedLine(before: Cart | null, after: Cart): string | null {
  const quantities = new Map(before ? linesOf(before).map((line) => [lineKey(line), line.quantity]) : []);
  const added = linesOf(after).filter((line) => line.quantity > (quantities.get(lineKey(line)) ?? 0));
  const last = added.at(-1);
  return last ? lineKey(last) : null;
}

/** Non-empty baskets lead to the page of the cart. */
export function hasBaskets({ baskets }: Cart): boolean {
  return baskets.some(({ products }) => products.length > 0);
}
