/** Messages between the process that supervises and those that answer. All of it is plain data. */

/** When a process listens: the first one also while it reads the timetable, so that /healthz can say so; later ones would answer 503 beside others that are ready. */
export type Listens = 'at-once' | 'when-ready';

export type ToMember =
  /** The second one ends the wait for the load balancer. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'reload' }
  /** How many processes are ready. */
  | { readonly kind: 'state'; readonly ready: number }
  | { readonly kind: 'measure' }
  /** The answer to `metrics`. */
  | { readonly kind: 'metrics'; readonly text: string };

export type ToSupervisor =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reloaded' }
  /** The answer to `measure`. */
  | { readonly kind: 'measured'; readonly text: string }
  /** The metrics of all processes are asked for. */
  | { readonly kind: 'metrics' };
