import type { Meaning } from './meaning.ts';

/** Problems with accounts, favourites and carts. */
export const PEOPLE = {
  'incomplete-favourite': {
    status: 400,
    when: 'A favourite has not all fields that its type needs.',
    remedy: 'Send the field that the message names.',
  },
  'invalid-favourite': {
    status: 400,
    when: 'A field of a favourite is not as it must be.',
    remedy: 'Read the message: it names the field.',
  },
  'unknown-field': {
    status: 400,
    when: 'A favourite has a field that its type does not have.',
    remedy: 'Leave out the field that the message names.',
  },
  'unknown-stop': {
    status: 400,
    when: 'The stop of a new favourite is not in the timetable.',
    remedy: 'Send the id of a stop point or a stop area, as other answers name it.',
  },
  'unknown-line': {
    status: 400,
    when: 'A line of a new favourite is not in the timetable.',
    remedy: 'Send the id of a line, as /api/v1/lines names it.',
  },
  'not-changeable': {
    status: 400,
    when: 'A line among the favourites is to be changed, or a favourite into one of another type.',
    remedy: 'Delete it and add another.',
  },
  'invalid-attribute': {
    status: 400,
    when: 'An attribute of a person has a value that it cannot have.',
    remedy: 'Read the message: it names the attribute and what it must be.',
  },
  'unknown-attribute': {
    status: 400,
    when: 'There is no attribute of that name.',
    remedy: 'Use one of those that the message lists.',
  },
  'invalid-email': {
    status: 400,
    when: 'An e-mail address is not one.',
    remedy: 'Have it typed again.',
  },
  'weak-password': {
    status: 400,
    when: 'A new password is too short, too long, or the e-mail address itself.',
    remedy: 'Have another one chosen: the message says what is wrong.',
  },
  'current-password-needed': {
    status: 400,
    when: 'E-mail address or password are to be changed without the current password.',
    remedy: 'Send currentPassword among the attributes.',
  },
  'wrong-password': {
    status: 400,
    when: 'The current password beside a change is not right.',
    remedy: 'Have it typed again. Several attempts lead to too-many-attempts.',
  },
  'link-over': {
    status: 400,
    when: 'The token of a message’s link was used, is too old or is cut.',
    remedy: 'Request another message.',
  },
  'missing-token': {
    status: 401,
    when: 'The call needs a signed-in user, and has no Authorization header.',
    remedy: 'Sign in, and send the accessToken.',
  },
  'session-over': {
    status: 401,
    when: 'The token is unknown, was signed out, or is older than 30 days.',
    remedy: 'Sign in again.',
  },
  'wrong-credentials': {
    status: 401,
    when: 'E-mail address and password do not belong together.',
    remedy: 'Have them typed again. Several attempts lead to too-many-attempts.',
  },
  'no-cart-owner': {
    status: 401,
    when: 'A call about a cart has neither a token nor an email.',
    remedy: 'Send the Authorization header, or the email of an anonymous cart.',
  },
  'product-not-found': {
    status: 404,
    when: 'Nothing of this id is sold.',
    remedy: 'Request the catalogue again.',
  },
  'cart-item-not-found': {
    status: 404,
    when: 'The cart has no such item.',
    remedy: 'Request the cart again: it may have been changed elsewhere.',
  },
  'session-not-found': {
    status: 404,
    when: 'The person has no session of this id, or it is over.',
    remedy: 'Request the sessions again.',
  },
  'favourite-not-found': {
    status: 404,
    when: 'There is no such favourite, or it belongs to another user.',
    remedy: 'Request the favourites again: it may have been deleted on another device.',
  },
  'same-favourite': {
    status: 409,
    when: 'Another favourite is already what this one is to become.',
    remedy: 'Keep the other one, and delete this one if it is not needed.',
  },
  'favourite-deleted': {
    status: 409,
    when: 'Another device deleted the favourite after this device added it.',
    remedy: 'Drop it on this device; send it without changedAt to add it all the same.',
  },
  'favourite-changed': {
    status: 409,
    when: 'Another device changed the favourite after this device deleted it.',
    remedy: 'Request the favourites again: it stays.',
  },
  'too-many-favourites': {
    status: 409,
    when: 'There are 200 favourites of this type already.',
    remedy: 'Have one deleted first.',
  },
  'email-taken': {
    status: 409,
    when: 'There is an account with this e-mail address.',
    remedy: 'Have the person sign in instead.',
  },
  'demo-account': {
    status: 409,
    when: 'E-mail address or password of a demo account are to be changed or confirmed, or it is to be deleted.',
    remedy: 'Create another account.',
  },
  'no-messages': {
    status: 409,
    when: 'The operator has not said how messages are sent.',
    remedy: 'Do not offer what needs a message.',
  },
  'cart-full': {
    status: 409,
    when: 'The cart holds 50 different items already.',
    remedy: 'Have one taken out first.',
  },
  'too-many-pieces': {
    status: 409,
    when: 'There are 20 pieces of this product for this recipient already.',
    remedy: 'Send a smaller quantity.',
  },
  'cart-busy': {
    status: 409,
    when: 'The cart is being changed from several places at once.',
    remedy: 'Try again.',
  },
  'too-many-attempts': {
    status: 429,
    when: 'Too many wrong passwords, new accounts or requests for messages came from this address or for this account.',
    remedy: 'Wait for the seconds in Retry-After.',
  },
  'store-unavailable': {
    status: 503,
    when: 'Accounts, favourites and carts cannot be reached. Nothing was changed.',
    remedy: 'Wait for the seconds in Retry-After.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;
