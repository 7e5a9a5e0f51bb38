/** How a protobuf message is described here: its fields by name, each with its number and kind. One table reads, writes and types it. */

export type Field =
  | { readonly kind: 'text' | 'flag' | 'count' | 'whole' | 'float' | 'double'; readonly number: number }
  | { readonly kind: 'choice'; readonly number: number; readonly values: Readonly<Record<string, number>> }
  | { readonly kind: 'one' | 'many'; readonly number: number; readonly of: Table };

export type Table = Readonly<Record<string, Field>>;

/** What a table describes. All fields may be missing; a choice that this table does not know is missing too. */
export type Message<T extends Table> = { readonly [K in keyof T]?: ValueOf<T[K]> | undefined };

type ValueOf<F extends Field> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'choice'; values: infer V }
      ? keyof V & string
      : F extends { kind: 'one'; of: infer T extends Table }
        ? Message<T>
        : F extends { kind: 'many'; of: infer T extends Table }
          ? readonly Message<T>[]
          : number;

export const text = (number: number) => ({ kind: 'text', number }) as const;
export const flag = (number: number) => ({ kind: 'flag', number }) as const;
/** A whole number without sign. */
export const count = (number: number) => ({ kind: 'count', number }) as const;
export const whole = (number: number) => ({ kind: 'whole', number }) as const;
export const float = (number: number) => ({ kind: 'float', number }) as const;
export const double = (number: number) => ({ kind: 'double', number }) as const;

export function choice<const V extends Readonly<Record<string, number>>>(number: number, values: V) {
  return { kind: 'choice', number, values } as const;
}

export function one<T extends Table>(number: number, of: T) {
  return { kind: 'one', number, of } as const;
}

export function many<T extends Table>(number: number, of: T) {
  return { kind: 'many', number, of } as const;
}

/** What was sent cannot be used as a GTFS Realtime message. The message is a message for an operator. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

/** How many messages within messages a legitimate one may hold: a region's trip updates have some hundred thousand. */
const MOST_PARTS = 1_000_000;

/** Counts parts while a message is read, so that a small hostile one does not fill the memory. */
export function createBudget(): { spend(): void } {
  let left = MOST_PARTS;
  return {
    spend() {
      if (--left < 0) throw new WireError(`The message holds more than ${MOST_PARTS} parts.`);
    },
  };
}
