/** As it is delivered. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The same as HTML. */
  readonly html: string;
}

/** Rejects where it was not accepted. */
export type Deliver = (message: Message) => Promise<void>;
