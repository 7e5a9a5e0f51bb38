/**
 * The first request of a view to the backend, a GET that the host's server sends while the page is on its way: the page ends with the answer, and the
 * view's first request is answered by it. `remote.json` has it for each view.
 */
export interface FirstData {
  /**
   * Path and query of the backend. `{kind}` is the kind of place that the route's `type` names, any other `{name}` a parameter of the route,
   * `{?name}` one of the page's query, `{?name:5}` a number of it with at most five decimals. Without one of them nothing is asked.
   */
  readonly path: string;
  /** `all`: followed by the query of the page. */
  readonly query?: 'all';
  /** For places of this kind only, as {@link providerKind} spells it. */
  readonly kind?: string;
  /** Not for visitors with this cookie. */
  readonly unlessCookie?: string;
}

/** Beginning of the ids of the elements that hold answers. */
export const DATA_ID = 'data:';

/** The content of such an element: an answer of the backend as the page got it. */
export interface EmbeddedAnswer {
  /** Path and query that were asked, without what is before `/api`. */
  readonly address: string;
  /** Value of `Accept-Language`. */
  readonly locale: string;
  /** When the answer arrived, by the server's clock, in milliseconds since the epoch. */
  readonly time: number;
  readonly answer: unknown;
}
