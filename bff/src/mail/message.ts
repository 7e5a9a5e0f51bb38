/** Plain text, as it is delivered. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Rejects where it was not accepted. */
export type Deliver = (message: Message) => Promise<void>;
