import { type CurrentRoute, providerKind } from '@halte/contract';

type Address = Pick<CurrentRoute, 'params' | 'query'>;

/** `{id}`, `{?q}`, `{?lat:5}` */
const PLACEHOLDER = /\{(\??)(\w+)(?::(\d))?\}/g;
const DOTS = /\/\.{1,2}(?:[/?]|$)/;

/** With so many decimals at most; undefined for a text that is no number. */
function rounded(text: string | undefined, decimals: number): string | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? String(Number(number.toFixed(decimals))) : undefined;
}

/** The kind of place that a parameter `type` names; null for an address without. */
export function kindOf({ params }: Pick<Address, 'params'>): string | null {
  return providerKind(params['type'] ?? '');
}

/** A declared path of the backend with the values of a page's address; null where one is missing, or where the path would lead elsewhere. */
export function filledPath(path: string, { params, query }: Address): string | null {
  const kind = kindOf({ params });
  // A position is looked up as the address that is there.
  const named: Readonly<Record<string, string>> = {
    ...params,
    ...(kind && { kind: kind === 'user_position' ? 'address' : kind }),
  };
  let isWhole = true;
  const address = path.replace(PLACEHOLDER, (_, isOfQuery: string, name: string, decimals?: string) => {
    const text = isOfQuery ? query[name] : named[name];
    const value = decimals === undefined ? text : rounded(text, Number(decimals));
    if (value === undefined) isWhole = false;
    return encodeURIComponent(value ?? '');
  });
  return isWhole && !DOTS.test(address) ? address : null;
}
