import type {
  Appearance,
  Areas,
  Capability,
  CurrentRoute,
  Locale,
  NavigationContext,
  PublicTenant,
  RouteTarget,
  SessionState,
  Toast,
} from '@halte/contract';

/** Address of the page of the frame with a tenant's own header. */
export const FRAME_PATH = '/frames/header';

/** Id of the JSON element in it. */
export const CONFIG_ID = 'header';

/** The header's configuration, as the frame's page states it. */
export interface FrameConfig {
  readonly container: string;
  /** Absolute address of the entry script. */
  readonly entry: string;
  /** Hashes of its files, by absolute address. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Everything that a header can observe. Sent as a whole: it is small and changes seldom. */
export interface FrameState {
  readonly current: CurrentRoute;
  readonly context: NavigationContext;
  readonly session: SessionState;
  readonly accessToken: string | null;
  readonly cartEmail: string | null;
  readonly locale: Locale;
  readonly appearance: Appearance;
}

/** From the host to the frame. */
export type ToFrame =
  | {
      readonly type: 'start';
      readonly tenant: PublicTenant;
      readonly routes: Pick<Areas, 'routes' | 'widgets'>;
      readonly capabilities: readonly Capability[];
      readonly state: FrameState;
    }
  | { readonly type: 'state'; readonly state: FrameState }
  /** An event of the page, such as `cart-updated`. */
  | { readonly type: 'event'; readonly name: string; readonly detail: unknown }
  | { readonly type: 'ping' }
  | {
      readonly type: 'answer';
      readonly id: number;
      /** 0: there was no answer. */
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string;
    };

/** A use of the host's services by the header. */
export type ServiceCall =
  | { readonly type: 'open'; readonly address: string; readonly step: 'push' | 'replace' }
  | { readonly type: 'back'; readonly fallback: RouteTarget }
  | { readonly type: 'sign-in'; readonly redirectTo: string }
  | { readonly type: 'sign-out' }
  | { readonly type: 'toast'; readonly toast: Toast }
  | { readonly type: 'appearance'; readonly appearance: Appearance }
  | { readonly type: 'report'; readonly message: string; readonly where: string }
  | {
      readonly type: 'request';
      readonly id: number;
      readonly url: string;
      readonly method: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string | null;
    };

/** From the frame to the host, which trusts none of it. */
export type ToHost =
  | ServiceCall
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly message: string }
  /** Whether a part of the header is open that does not fit into the bar. */
  | { readonly type: 'open-menu'; readonly isOpen: boolean }
  | { readonly type: 'pong' };

export type Send = (message: ToHost) => void;
