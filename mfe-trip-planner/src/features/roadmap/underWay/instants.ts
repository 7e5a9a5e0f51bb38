import { type Instant, millisOf } from '@halte/i18n';

export const laterOf = (one: Instant, other: Instant): Instant => (millisOf(one) < millisOf(other) ? other : one);
export const earlierOf = (one: Instant, other: Instant): Instant => (millisOf(one) < millisOf(other) ? one : other);
