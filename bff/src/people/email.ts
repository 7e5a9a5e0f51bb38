import type { RequestError } from '@halte/engine/problems/requestError';
import { isPlainText } from '../common/plainText.ts';
import { conflict, invalid } from '../problems/requestError.ts';

const LONGEST = 254;

/**
 * The canonical form of an e-mail address, used to sign in.
 *
 * @throws RequestError `invalid` for text that cannot be an address.
 */
export function normalisedEmail(text: string): string {
  const email = text.normalize('NFC').trim().toLowerCase();
  const isAddress = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]{2,}$/.test(email);
  if (!isAddress || email.length > LONGEST || !isPlainText(email))
    throw invalid('invalid-email', 'Give an e-mail address such as name@example.org.');
  return email;
}

export function emailTaken(): RequestError {
  return conflict('email-taken', 'There is an account with this e-mail address already: sign in instead.');
}
