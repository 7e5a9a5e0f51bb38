import { APPEARANCES, type RouteTarget, type Toast } from '@halte/contract';
import type { ToHost } from '../frame/protocol.ts';

const TOASTS: readonly Toast['type'][] = ['success', 'error', 'warning', 'info'];
const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE']);
const MAX_TEXT = 100_000;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}

const memberOf = <T>(list: readonly T[], value: unknown): T | undefined => list.find((known) => known === value);

function textsOf(value: unknown): Record<string, string> | null {
  if (value === undefined) return {};
  if (!isFields(value)) return null;
  const entries = Object.entries(value);
  return entries.every((entry): entry is [string, string] => isText(entry[1])) ? Object.fromEntries(entries) : null;
}

function targetOf(value: unknown): RouteTarget | null {
  if (!isFields(value)) return null;
  const { name } = value;
  const params = textsOf(value['params']);
  const query = textsOf(value['query']);
  return isText(name) && params && query ? { name, params, query } : null;
}

function headersOf(value: unknown): [string, string][] | null {
  if (!Array.isArray(value)) return null;
  const pairs: unknown[] = value;
  const isPair = (pair: unknown): pair is [string, string] => Array.isArray(pair) && isText(pair[0]) && isText(pair[1]);
  return pairs.every(isPair) ? pairs : null;
}

function requestOf({ id, url, method, headers, body }: Fields): ToHost | null {
  const pairs = headersOf(headers);
  if (typeof id !== 'number' || !isText(url) || !isText(method) || !METHODS.has(method) || !pairs) return null;
  return body === null || isText(body) ? { type: 'request', id, url, method, headers: pairs, body } : null;
}

/** A message of the frame, or null: it runs another company's code, which may send anything. */
export function parseMessage(data: unknown): ToHost | null {
  if (!isFields(data)) return null;
  const { type, message, where, address, redirectTo, isOpen } = data;
  switch (type) {
    case 'ready':
    case 'sign-out':
    case 'pong':
      return { type };
    case 'failed':
      return isText(message) ? { type, message } : null;
    case 'report':
      return isText(message) && isText(where) ? { type, message, where } : null;
    case 'open': {
      const step = memberOf(['push', 'replace'] as const, data['step']);
      return isText(address) && step ? { type, address, step } : null;
    }
    case 'back': {
      const fallback = targetOf(data['fallback']);
      return fallback ? { type, fallback } : null;
    }
    case 'sign-in':
      return isText(redirectTo) ? { type, redirectTo } : null;
    case 'toast': {
      const toast = isFields(data['toast']) ? data['toast'] : {};
      const kind = memberOf(TOASTS, toast['type']);
      return kind && isText(toast['message']) ? { type, toast: { type: kind, message: toast['message'] } } : null;
    }
    case 'appearance': {
      const appearance = memberOf(APPEARANCES, data['appearance']);
      return appearance ? { type, appearance } : null;
    }
    case 'open-menu':
      return typeof isOpen === 'boolean' ? { type, isOpen } : null;
    case 'request':
      return requestOf(data);
    default:
      return null;
  }
}
