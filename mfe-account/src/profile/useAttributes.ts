import { useCall } from '@halte/api/query';
import { EVENTS, type HostServices } from '@halte/contract';
import { nowInstant } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useEffect, useState } from 'react';
import { accountAddress, NO_USER_WEB } from './accountCalls.ts';
import { type Attributes, attributesIn } from './userWeb.ts';

export interface AccountAttributes {
  /** Null while they are not known. */
  readonly attributes: Attributes | null;
  readonly error: unknown;
  retry(): void;
}

const addressOf = (host: HostServices) => accountAddress(host, '/me?attributes');
const isUsable = (answer: unknown) => attributesIn(answer) !== null;

/** The attributes as the account system has them now: the cookie may hold less, or older ones. */
export function useAttributes(): AccountAttributes {
  const host = useHost();
  const address = addressOf(host);
  const [since] = useState(nowInstant);
  const call = useCall(address, { isPersonal: true, isUsable }, { asks: 'once', since });
  const { data, problem } = call;
  const attributes = attributesIn(data);
  const [missing] = useState(() => (address === null ? new Error(NO_USER_WEB) : null));
  const error = problem ?? missing;

  useEffect(() => {
    if (attributes) host.session.setAttributes(attributes);
  }, [host, attributes]);

  useEffect(() => {
    if (error === null) return;
    host.report(error, 'account');
    // The token may be over.
    window.dispatchEvent(new CustomEvent(EVENTS.refreshToken));
  }, [host, error]);

  return {
    attributes,
    error,
    retry: call.retry,
  };
}

/** Shows all attributes as a change has left them, here and where they are read next. */
export function useChangedAttributes(): (attributes: Attributes) => void {
  const host = useHost();
  const { update } = useCall(addressOf(host), { isPersonal: true }, { asks: 'never' });
  return (attributes) => {
    host.session.setAttributes(attributes);
    update(() => ({ attributes }));
  };
}
