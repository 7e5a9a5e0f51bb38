import { createPeople } from '../../people/people.ts';
import type { Store } from '../../store/store.ts';
import { createMemoryStore } from '../../testing/memoryStore.ts';
import { CLIENT, TENANT } from '../../testing/testPeople.ts';
import type { Message } from '../message.ts';
import { createSender } from '../sender.ts';

export const ADA = { email: 'ada@example.org', password: 'correct horse', attributes: { firstName: 'Ada' } };
export const PAGE = { origin: 'https://trips.example.org', language: 'en' } as const;
export const NEW = { ...ADA, password: 'another long one' };
export const UNKNOWN = { ...ADA, email: 'unknown@example.org' };
export const ONDINE = { name: 'Ondine', helpContact: '0 800 12 34 56', messages: {} };
export const OVER = { code: 'link-over' };

/** Accounts with an outbox, and the messages sent from it. */
export function setUp({ sendsMessages = true, admitsDemo = true } = {}) {
  const clock = { now: 1_700_000_000 };
  const now = () => clock.now;
  const store = createMemoryStore();
  const everyone = createPeople({ ...store, now, cost: { N: 16, r: 1, p: 1 }, admitsDemo, sendsMessages });
  const people = everyone.at(TENANT);
  const sent: Message[] = [];
  const reports: string[] = [];
  const deliver = jest.fn(async (message: Message) => {
    sent.push(message);
  });
  const sender = createSender({
    ...store,
    deliver,
    report: (line: string) => reports.push(line),
    tenantOf: async () => ONDINE,
    now,
  });
  /** The token of the latest message. */
  const token = () => /#(?:confirm|reset)=(\S+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  /** An account whose address was never confirmed, and the message that asks for confirmation. */
  const registerUnconfirmed = async () => {
    const session = await people.register(ADA, CLIENT);
    await people.links.requestConfirmation(await people.signedIn(session.accessToken), PAGE, '::1');
    await sender.sendDue();
    return session;
  };
  const signUp = async (person = ADA) => {
    expect(await people.signUp(person, CLIENT)).toBeNull();
    await sender.sendDue();
  };
  const requestReset = async (email = ADA.email) => {
    await people.links.requestReset(email, PAGE, '::1');
    await sender.sendDue();
  };
  return {
    clock,
    store,
    everyone,
    people,
    sender,
    sent,
    reports,
    deliver,
    token,
    requestReset,
    registerUnconfirmed,
    signUp,
  };
}

/** Counts the calls of each store method from now on. */
export function callsOf({ users, sessions, outbox, links, registrations }: Store) {
  const counts: Record<string, number> = {};
  const parts: Readonly<Record<string, object>> = { users, sessions, outbox, links, registrations };
  for (const [part, calls] of Object.entries(parts))
    for (const [name, call] of Object.entries(calls))
      Reflect.set(calls, name, (...given: unknown[]) => {
        counts[`${part}.${name}`] = (counts[`${part}.${name}`] ?? 0) + 1;
        return call(...given);
      });
  return () => ({ ...counts });
}
