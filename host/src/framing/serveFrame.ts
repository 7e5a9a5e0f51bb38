import type { HostServices } from '@halte/contract';
import type { ServiceCall, ToFrame } from '../frame/protocol.ts';
import { safeRedirect } from '../routes/safeRedirect.ts';
import { forwardRequest } from './forwardRequest.ts';

interface Served {
  readonly services: HostServices;
  /** Opens an address of this app. */
  readonly open: (address: string, step: 'push' | 'replace') => void;
  readonly send: (message: ToFrame) => void;
}

/** Uses a service of the host for a header in a frame, which may lead nowhere but into the app. */
export function serveFrame(message: ServiceCall, { services, open, send }: Served): void {
  const { tenant, navigation, session } = services;
  switch (message.type) {
    case 'open': {
      const address = safeRedirect(message.address, location.origin);
      if (address !== null) open(address, message.step);
      break;
    }
    case 'back':
      navigation.back(message.fallback);
      break;
    case 'sign-in':
      session.signIn(safeRedirect(message.redirectTo, location.origin) ?? navigation.current.get().fullPath);
      break;
    case 'sign-out':
      session.signOut();
      break;
    case 'toast':
      services.toasts.show(message.toast);
      break;
    case 'appearance':
      services.appearance.set(message.appearance);
      break;
    case 'report':
      services.report(new Error(message.message), `frame: ${message.where}`);
      break;
    case 'request':
      void forwardRequest(tenant, message).then(send);
      break;
  }
}
