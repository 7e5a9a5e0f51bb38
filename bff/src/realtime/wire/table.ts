/** Tables that describe protobuf messages: fields by name, each with its number and kind. One table is used to read, write and type a message. */

export type Field =
  | { readonly kind: 'text' | 'flag' | 'count' | 'whole' | 'float' | 'double'; readonly number: number }
  | { readonly kind: 'choice'; readonly number: number; readonly values: Readonly<Record<string, number>> }
  | { readonly kind: 'one' | 'many'; readonly number: number; readonly of: Table };

export type Table = Readonly<Record<string, Field>>;

/** The message type of a table. All fields may be missing; unknown enum values are read as missing. */
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
/** An unsigned integer. */
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

/** The data received is not a usable GTFS Realtime message. The error message is for an operator. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

/** Maximum number of nested messages: a region's trip updates have some hundred thousand. */
const MOST_PARTS = 1_000_000;

/** Counts parts while a message is read, so that a small malicious one cannot exhaust memory. */
export function createBudget(): { spend(): void } {
  let left = MOST_PARTS;
  return {
    spend() {
      if (--left < 0) throw new WireError(`The message holds more than ${MOST_PARTS} parts.`);
    },
  };
}
