/** Each has a message for the traveller: message `locate.{code}`. */
export type LocateCode = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export class LocateFailure extends Error {
  readonly code: LocateCode;

  constructor(code: LocateCode) {
    super(`The position is not known: ${code}.`);
    this.name = 'LocateFailure';
    this.code = code;
  }
}
