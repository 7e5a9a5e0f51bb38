import type { Locale } from '@halte/contract';
import { fieldsOf } from '@halte/contract';
import { formatDate } from '@halte/i18n';

export interface AccountSession {
  readonly id: string;
  /** An instant in UTC, ISO 8601. */
  readonly createdAt: string;
  /** The session of this browser. */
  readonly current: boolean;
  /** Such as "Firefox, Linux"; empty where it is not known. */
  readonly device: string;
}

function sessionFrom(value: unknown): AccountSession | null {
  const { id, createdAt, current, device } = fieldsOf(value);
  if (typeof id !== 'string' || id === '' || typeof createdAt !== 'string') return null;
  return { id, createdAt, current: current === true, device: typeof device === 'string' ? device : '' };
}

/** The sessions in an answer, that of this browser first; entries that cannot be read are left out. Null: the answer has none. */
export function sessionsIn(answer: unknown): readonly AccountSession[] | null {
  const list = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'sessions') : null;
  if (!Array.isArray(list)) return null;
  const sessions = list.flatMap((value) => sessionFrom(value) ?? []);
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}

/** The day on which a session began, on the calendar of the network. */
export function firstDayOf({ createdAt }: Pick<AccountSession, 'createdAt'>, zone: string, locale: Locale): string {
  return formatDate(createdAt, zone, locale, 'full');
}
