/** From the call to the message, and from its link to the account. */
import { LANGUAGES } from '../common/language.ts';
import { createPeople } from '../people/people.ts';
import { createMemoryStore } from '../testing/memoryStore.ts';
import { CLIENT } from '../testing/testPeople.ts';
import type { Message } from './message.ts';
import { createSender, LINK_SECONDS, RETRY_SECONDS } from './sender.ts';
import { textOf } from './texts.ts';

const ADA = { email: 'ada@example.org', password: 'correct horse', attributes: { firstName: 'Ada' } };
const PAGE = { origin: 'https://trips.example.org', language: 'en' } as const;
const NEW = { ...ADA, password: 'another long one' };
const OVER = { code: 'link-over' };

function setUp({ sendsMessages = true, admitsDemo = true } = {}) {
  const clock = { now: 1_700_000_000 };
  const now = () => clock.now;
  const store = createMemoryStore();
  const people = createPeople({ ...store, now, cost: { N: 16, r: 1, p: 1 }, admitsDemo, sendsMessages });
  const sent: Message[] = [];
  const reports: string[] = [];
  const deliver = jest.fn(async (message: Message) => {
    sent.push(message);
  });
  const sender = createSender({ ...store, deliver, report: (line) => reports.push(line), now });
  /** The token of the latest message. */
  const token = () => /#(?:confirm|reset)=(\S+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  const requestReset = async (email = ADA.email) => {
    await people.links.requestReset(email, PAGE, '::1');
    await sender.sendDue();
  };
  return { clock, store, people, sender, sent, reports, deliver, token, requestReset };
}

describe('a message', () => {
  it('is sent after signing up, in the language of the page, outside of the request', async () => {
    const { people, sender, sent } = setUp();
    await people.register(ADA, CLIENT);
    expect(sent).toEqual([]);
    await sender.sendDue();
    await sender.sendDue();
    expect(sent).toEqual([
      {
        to: ADA.email,
        subject: 'Confirmez votre adresse e-mail',
        text: expect.stringMatching(/\n\nhttps:\/\/trips\.example\.org\/fr\/confirmation#confirm=[\w-]{43}\n\n/),
      },
    ]);
  });

  it('has a token that is nowhere in the store', async () => {
    const { people, store, sender, token } = setUp();
    const { accessToken } = await people.register(ADA, CLIENT);
    const { id } = await people.signedIn(accessToken);
    const queued = JSON.stringify(await store.outbox.ofAddress(ADA.email));
    await sender.sendDue();
    expect(token()).toHaveLength(43);
    expect(queued + JSON.stringify(await store.links.ofUser(id, 0))).not.toContain(token());
    expect(await store.outbox.ofAddress(ADA.email)).toEqual([]);
  });

  it('is tried again less and less often, and given up after five attempts, without the address in the log', async () => {
    const { people, clock, sender, deliver, reports, store } = setUp();
    await people.register(ADA, CLIENT);
    deliver.mockRejectedValue(Object.assign(new Error(`550 no such mailbox: ${ADA.email}`), { responseCode: 550 }));
    await sender.sendDue();
    for (const [index, wait] of RETRY_SECONDS.entries()) {
      clock.now += wait - 1;
      await sender.sendDue();
      expect(deliver).toHaveBeenCalledTimes(index + 1);
      clock.now += 1;
      await sender.sendDue();
    }
    expect(deliver).toHaveBeenCalledTimes(5);
    expect(await store.outbox.ofAddress(ADA.email)).toEqual([]);
    expect(reports.at(0)).toBe('mail: a message was not sent (550)');
    expect(reports.at(-1)).toBe('mail: a message could not be sent and is given up');
    expect(reports.join()).not.toContain('ada');
  });

  it('is sent once by two servers, and by two calls at once', async () => {
    const { people, store, sender, sent, deliver } = setUp();
    const other = createSender({ ...store, deliver, report: () => undefined, now: () => 1_700_000_000 });
    await people.register(ADA, CLIENT);
    await Promise.all([sender.sendDue(), sender.sendDue(), other.sendDue()]);
    expect(sent).toHaveLength(1);
  });

  it('reports a store that cannot be read, and goes on later', async () => {
    const { people, store, deliver, reports, sent } = setUp();
    const nextDue = jest.fn(store.outbox.nextDue).mockRejectedValueOnce(new TypeError('gone'));
    const outbox = { ...store.outbox, nextDue };
    const sender = createSender({
      ...store,
      ...{ outbox, deliver, report: (line) => reports.push(line), now: () => 1_700_000_000 },
    });
    await people.register(ADA, CLIENT);
    await sender.sendDue();
    expect([sent.length, reports]).toEqual([0, ['mail: the outbox cannot be read (TypeError)']]);
    await sender.sendDue();
    expect(sent).toHaveLength(1);
  });

  it.each(LANGUAGES)('names the site and has the whole link in a line of its own: %s', (language) => {
    const link = `https://trips.example.org/${language}/confirmation#reset=a`;
    const texts = (['confirm', 'reset'] as const).map((purpose) => textOf({ purpose, language, link }));
    for (const { subject, text } of texts) {
      expect(text.split('\n')).toContain(link);
      expect(text.split('\n')[0]).toContain(' trips.example.org');
      expect(subject).not.toMatch(/[.\n]/);
    }
    expect(texts[0]!.subject).not.toBe(texts[1]!.subject);
  });
});

describe('the link that confirms an address', () => {
  it('does so once', async () => {
    const { people, sender, token } = setUp();
    const { accessToken, attributes } = await people.register(ADA, CLIENT);
    await sender.sendDue();
    expect(attributes).toMatchObject({ emailVerified: false });
    await people.links.confirm(token());
    expect((await people.signIn(ADA, CLIENT)).attributes).toMatchObject({ emailVerified: true });
    await expect(people.links.confirm(token())).rejects.toMatchObject(OVER);
    expect(await people.update(accessToken, { city: 'Rennes' }, '::1')).toMatchObject({ emailVerified: true });
  });

  it.each<[string, (all: ReturnType<typeof setUp>, authorization: string) => unknown]>([
    ['after three days', ({ clock }) => (clock.now += LINK_SECONDS.confirm)],
    [
      'for an address that is not the user’s any more',
      ({ people }, token) => people.update(token, { email: 'ada@new.example', currentPassword: ADA.password }, '::1'),
    ],
    ['after the account is deleted', ({ people }, token) => people.remove(token, ADA.password, '::1')],
  ])('is not good %s', async (_, happen) => {
    const all = setUp();
    const { accessToken } = await all.people.register(ADA, CLIENT);
    await all.sender.sendDue();
    await happen(all, accessToken);
    await expect(all.people.links.confirm(all.token())).rejects.toMatchObject(OVER);
  });

  it('is sent again on request, five times an hour, and not once it was used', async () => {
    const { people, sender, sent, token } = setUp();
    const { accessToken } = await people.register(ADA, CLIENT);
    const again = async () => people.links.requestConfirmation(await people.signedIn(accessToken), PAGE, '::1');
    await again();
    await sender.sendDue();
    expect(sent.at(-1)?.subject).toBe('Confirm your email address');
    await people.links.confirm(token());
    for (let i = 0; i < 4; i++) await again();
    await expect(again()).rejects.toMatchObject({ code: 'too-many-attempts' });
    await sender.sendDue();
    expect(sent).toHaveLength(2);
  });
});

describe('the link that sets another password', () => {
  it('does so once, ends all sessions, and confirms the address', async () => {
    const { people, requestReset, token } = setUp();
    const { accessToken } = await people.register(ADA, CLIENT);
    await requestReset(' Ada@Example.ORG');
    await expect(people.links.reset(token(), 'short')).rejects.toMatchObject({ code: 'weak-password' });
    await people.links.reset(token(), NEW.password);
    await expect(people.signedIn(accessToken)).rejects.toMatchObject({ code: 'session-over' });
    await expect(people.signIn(ADA, CLIENT)).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect((await people.signIn(NEW, CLIENT)).attributes).toMatchObject({ emailVerified: true });
    await expect(people.links.reset(token(), ADA.password)).rejects.toMatchObject(OVER);
  });

  it('is over after an hour, after another one was used, and after the password was changed', async () => {
    const { people, clock, requestReset, token } = setUp();
    const { accessToken } = await people.register(ADA, CLIENT);
    const links: string[] = [];
    for (let i = 0; i < 3; i++) {
      await requestReset();
      links.push(token());
    }
    const [first, second, third] = links as [string, string, string];
    await expect(people.links.confirm(first)).rejects.toMatchObject(OVER);
    await people.update(accessToken, { password: 'in between one', currentPassword: ADA.password }, '::1');
    await expect(people.links.reset(first, NEW.password)).rejects.toMatchObject(OVER);
    await requestReset();
    const valid = token();
    clock.now += LINK_SECONDS.reset;
    for (const link of [second, third, valid])
      await expect(people.links.reset(link, NEW.password)).rejects.toMatchObject(OVER);
    await requestReset();
    const other = token();
    await requestReset();
    await people.links.reset(token(), NEW.password);
    await expect(people.links.reset(other, ADA.password)).rejects.toMatchObject(OVER);
  });

  it('is asked for in the same way with and without an account, and sent to an account alone', async () => {
    const { people, store, sender, sent } = setUp();
    await people.register(ADA, CLIENT);
    await sender.sendDue();
    const calls = [
      jest.spyOn(store.users, 'byEmail'),
      jest.spyOn(store.links, 'create'),
      jest.spyOn(store.outbox, 'add'),
    ];
    for (const email of [ADA.email, 'unknown@example.org']) await people.links.requestReset(email, PAGE, '::1');
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 2]);
    await sender.sendDue();
    expect(sent.slice(1)).toMatchObject([{ to: ADA.email, subject: 'Choose a new password' }]);
    expect(await store.outbox.ofAddress('unknown@example.org')).toEqual([]);
  });

  it('is not sent for a demo account, whose password everybody knows', async () => {
    const { people, requestReset, sent } = setUp();
    await people.seed([ADA]);
    await requestReset();
    expect(sent).toEqual([]);
    const { accessToken } = await people.signIn(ADA, CLIENT);
    const demo = await people.signedIn(accessToken);
    await expect(people.links.requestConfirmation(demo, PAGE, '::1')).rejects.toMatchObject({ code: 'demo-account' });
  });

  it('is refused where no messages are sent, and nothing is stored', async () => {
    const { people, store } = setUp({ sendsMessages: false });
    const { accessToken } = await people.register(ADA, CLIENT);
    const refused = { code: 'no-messages' };
    await expect(people.links.requestReset(ADA.email, PAGE, '::1')).rejects.toMatchObject(refused);
    const user = await people.signedIn(accessToken);
    await expect(people.links.requestConfirmation(user, PAGE, '::1')).rejects.toMatchObject(refused);
    expect(await store.outbox.ofAddress(ADA.email)).toEqual([]);
  });
});
