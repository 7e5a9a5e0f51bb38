/** A message ready for delivery. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The same text as HTML. */
  readonly html: string;
}

/** Rejects if the message was not accepted. */
export type Deliver = (message: Message) => Promise<void>;
