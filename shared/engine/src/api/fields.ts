import { fieldsOf } from '@halte/contract/fields';
import { type Static, type TSchema, Type } from 'typebox';

/**
 * Fields as documented: each has a description, and those that are not enumerations have an example. The examples of
 * responses are assembled from those of their fields.
 */

interface TextOptions {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: 'uri' | 'email' | 'uuid';
}

interface NumberOptions {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
}

export const text = (description: string, example: string, options: TextOptions = {}) =>
  Type.String({ ...options, description, examples: [example] });

export const whole = (description: string, example: number, options: NumberOptions = {}) =>
  Type.Integer({ ...options, description, examples: [example] });

export const decimal = (description: string, example: number, options: NumberOptions = {}) =>
  Type.Number({ ...options, description, examples: [example] });

export const flag = (description: string, example = true) => Type.Boolean({ description, examples: [example] });

export const oneOf = <const T extends string>(values: readonly T[], description: string, example: T = values[0]!) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], description, examples: [example] });

export const list = <T extends TSchema>(items: T, description: string) => Type.Array(items, { description });

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = (description: string, example = '2026-11-23') =>
  Type.String({ format: 'date', description, examples: [example] });

/** A point in time, with the offset of the network's time zone at that time. */
export const instant = (description: string, example = '2026-11-23T08:02:00+01:00') =>
  Type.String({ format: 'date-time', description, examples: [example] });

export const uri = (description: string, example: string) => text(description, example, { format: 'uri' });

/** The same schema with a different description where it is used: a named schema remains a component of the document. */
export function about<T extends TSchema>(schema: T, description: string) {
  return Type.Unsafe<Static<T>>({ ...schema, [ABOUT]: description });
}

/** Key under which {@link about} stores its description until the document is written. */
export const ABOUT = 'x-about';

/** Why there is no value; null if there is one, as in the example. */
export const reason = <const T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T | null>({ type: ['string', 'null'], enum: [...values, null], description, examples: [null] });

/**
 * The schema, or null. For a simple value, both are types of one schema: unlike a union, it costs nothing to serialize, which matters if there are
 * thousands of them.
 */
export function nullable<T extends TSchema>(schema: T, description?: string) {
  const described = description === undefined ? {} : { description };
  const { type, enum: values } = fieldsOf(schema);
  const isSimple = type === 'string' || type === 'integer' || type === 'number' || type === 'boolean';
  if (!isSimple) return Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }], ...described });
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    ...described,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  });
}
