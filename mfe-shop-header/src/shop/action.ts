import type { Fields } from '@halte/contract';
import { listOf, textOf } from './fields.ts';

export interface Parameter {
  readonly type: string | null;
  readonly code: string | null;
  readonly label: string | null;
  readonly value: string | null;
}

/** An action of a customer on a cart, a line or a notification. */
export interface Action {
  readonly type: string | null;
  readonly label: string | null;
  readonly parameters: readonly Parameter[];
  readonly route: string | null;
}

export const ADD_PRODUCT = 'ADD_NEW_PRODUCT_TO_BASKET';

export function readParameter(fields: Fields): Parameter {
  const { type, code, label, value } = fields;
  // A flag may be a boolean.
  const content = typeof value === 'boolean' ? String(value) : textOf(value);
  return { type: textOf(type), code: textOf(code), label: textOf(label), value: content };
}

export function readAction(fields: Fields): Action {
  const { type, label, parameters, route } = fields;
  return {
    type: textOf(type),
    label: textOf(label),
    parameters: listOf(parameters, readParameter),
    route: textOf(route),
  };
}

export function parameterOf(parameters: readonly Parameter[], code: string): string | null {
  return parameters.find((parameter) => parameter.code === code)?.value ?? null;
}
