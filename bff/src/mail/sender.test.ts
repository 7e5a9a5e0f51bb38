/** From the call to the message, and from its link to the account. */
import { CLIENT, TENANT } from '../testing/testPeople.ts';
import { createSender, LINK_SECONDS, RETRY_SECONDS } from './sender.ts';
import { ADA, callsOf, NEW, OVER, PAGE, setUp, UNKNOWN } from './testing/sending.ts';

describe('a message', () => {
  it('is sent after signing up, in the language of the page, outside of the request', async () => {
    const { people, sender, sent } = setUp();
    await people.signUp(ADA, CLIENT);
    expect(sent).toEqual([]);
    await sender.sendDue();
    await sender.sendDue();
    expect(sent).toEqual([
      {
        to: ADA.email,
        subject: 'Terminez la création de votre compte – Ondine',
        html: expect.stringContaining('<a href="https://trips.example.org/fr/confirmation#confirm='),
        text: expect.stringMatching(/\n\nhttps:\/\/trips\.example\.org\/fr\/confirmation#confirm=[\w-]{43}\n\n/),
      },
    ]);
  });

  it('has a token that is nowhere in the store', async () => {
    const { people, store, sender, token } = setUp();
    const { accessToken } = await people.register(ADA, CLIENT);
    const user = await people.signedIn(accessToken);
    await people.links.requestConfirmation(user, PAGE, '::1');
    const queued = JSON.stringify(await store.outbox.ofUser(user));
    await sender.sendDue();
    expect(token()).toHaveLength(43);
    expect(queued + JSON.stringify(await store.links.ofUser(user.id, 0))).not.toContain(token());
    expect(await store.outbox.ofUser(user)).toEqual([]);
  });

  it('is tried again less and less often, and given up after five attempts, without the address in the log', async () => {
    const { people, clock, sender, deliver, reports, store } = setUp();
    await people.signUp(ADA, CLIENT);
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
    expect(await store.outbox.ofUser({ id: '', tenant: TENANT, email: ADA.email })).toEqual([]);
    expect(reports.at(0)).toBe('mail: a message was not sent (550)');
    expect(reports.at(-1)).toBe('mail: a message could not be sent and is given up');
    expect(reports.join()).not.toContain('ada');
  });

  it('is sent once by two servers, and by two calls at once', async () => {
    const { people, store, sender, sent, deliver } = setUp();
    const other = createSender({
      ...store,
      deliver,
      report: () => undefined,
      tenantOf: async () => null,
      now: () => 1_700_000_000,
    });
    await people.signUp(ADA, CLIENT);
    await Promise.all([sender.sendDue(), sender.sendDue(), other.sendDue()]);
    expect(sent).toHaveLength(1);
  });

  it('reports a store that cannot be read, and goes on later', async () => {
    const { people, store, deliver, reports, sent } = setUp();
    const nextDue = jest.fn(store.outbox.nextDue).mockRejectedValueOnce(new TypeError('gone'));
    const outbox = { ...store.outbox, nextDue };
    const sender = createSender({
      ...store,
      outbox,
      deliver,
      report: (line: string) => reports.push(line),
      tenantOf: async () => null,
      now: () => 1_700_000_000,
    });
    await people.signUp(ADA, CLIENT);
    await sender.sendDue();
    expect([sent.length, reports]).toEqual([0, ['mail: the outbox cannot be read (TypeError)']]);
    await sender.sendDue();
    expect(sent).toHaveLength(1);
  });
});

describe('the link that confirms an address', () => {
  it('does so once', async () => {
    const { people, registerUnconfirmed, token } = setUp();
    const { accessToken, attributes } = await registerUnconfirmed();
    expect(attributes).toMatchObject({ emailVerified: false });
    await people.links.confirm(token());
    expect((await people.signIn(ADA, CLIENT)).attributes).toMatchObject({ emailVerified: true });
    await expect(people.links.confirm(token())).rejects.toMatchObject(OVER);
    expect(await people.update(accessToken, { city: 'Rennes' }, CLIENT)).toMatchObject({ emailVerified: true });
  });

  it.each<[string, (all: ReturnType<typeof setUp>, authorization: string) => unknown]>([
    ['after three days', ({ clock }) => (clock.now += LINK_SECONDS.confirm)],
    [
      'for an address that is not the user’s any more',
      ({ people }, token) => people.update(token, { email: 'ada@new.example', currentPassword: ADA.password }, CLIENT),
    ],
    ['after the account is deleted', ({ people }, token) => people.remove(token, ADA.password, '::1')],
  ])('is not good %s', async (_, happen) => {
    const all = setUp();
    const { accessToken } = await all.registerUnconfirmed();
    const link = all.token();
    await happen(all, accessToken);
    await expect(all.people.links.confirm(link)).rejects.toMatchObject(OVER);
  });

  it('is sent again on request, five times an hour, and not once it was used', async () => {
    const { people, sender, sent, token, registerUnconfirmed } = setUp();
    const { accessToken } = await registerUnconfirmed();
    const again = async () => people.links.requestConfirmation(await people.signedIn(accessToken), PAGE, '::1');
    await again();
    await sender.sendDue();
    expect(sent.at(-1)?.subject).toBe('Confirm your email address – Ondine');
    await people.links.confirm(token());
    for (let i = 0; i < 3; i++) await again();
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
    await expect(people.links.reset(token(), 'short', PAGE)).rejects.toMatchObject({ code: 'weak-password' });
    await people.links.reset(token(), NEW.password, PAGE);
    await expect(people.signedIn(accessToken)).rejects.toMatchObject({ code: 'session-over' });
    await expect(people.signIn(ADA, CLIENT)).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect((await people.signIn(NEW, CLIENT)).attributes).toMatchObject({ emailVerified: true });
    await expect(people.links.reset(token(), ADA.password, PAGE)).rejects.toMatchObject(OVER);
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
    await people.update(accessToken, { password: 'in between one', currentPassword: ADA.password }, CLIENT);
    await expect(people.links.reset(first, NEW.password, PAGE)).rejects.toMatchObject(OVER);
    await requestReset();
    const valid = token();
    clock.now += LINK_SECONDS.reset;
    for (const link of [second, third, valid])
      await expect(people.links.reset(link, NEW.password, PAGE)).rejects.toMatchObject(OVER);
    await requestReset();
    const other = token();
    await requestReset();
    await people.links.reset(token(), NEW.password, PAGE);
    await expect(people.links.reset(other, ADA.password, PAGE)).rejects.toMatchObject(OVER);
  });

  it('is asked for in the same way with and without an account, and sent to an account alone', async () => {
    const { people, store, sender, sent } = setUp();
    await people.register(ADA, CLIENT);
    const calls = callsOf(store);
    for (const email of [ADA.email, UNKNOWN.email]) await people.links.requestReset(email, PAGE, '::1');
    expect(calls()).toEqual({ 'outbox.add': 2 });
    await sender.sendDue();
    expect(sent).toMatchObject([{ to: ADA.email, subject: 'Choose a new password – Ondine' }]);
    expect(await store.outbox.ofUser({ id: '', tenant: TENANT, ...UNKNOWN })).toEqual([]);
  });

  it('is not sent for a demo account, whose password everybody knows', async () => {
    const { everyone, people, requestReset, sent } = setUp();
    await everyone.seed([ADA], [TENANT]);
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
    expect(await store.outbox.ofUser(user)).toEqual([]);
    await expect(people.signUp(ADA, CLIENT)).rejects.toMatchObject({ code: 'email-taken' });
    expect(await people.signUp(UNKNOWN, CLIENT)).toMatchObject({ attributes: { emailVerified: false } });
  });
});
