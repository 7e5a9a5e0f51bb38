/** From signing up, or changing an account, to the message its owner receives. */
import { REGISTRATION_SECONDS } from '../people/registrations.ts';
import { CLIENT, TENANT } from '../testing/testPeople.ts';
import { ADA, callsOf, NEW, OVER, PAGE, setUp, UNKNOWN } from './testing/sending.ts';

describe('the link that makes an account', () => {
  it('does so once, with a confirmed address; before it there is no signing in', async () => {
    const { people, signUp, token } = setUp();
    await signUp();
    await expect(people.signIn(ADA, CLIENT)).rejects.toMatchObject({ code: 'wrong-credentials' });
    await people.links.confirm(token());
    expect((await people.signIn(ADA, CLIENT)).attributes).toEqual({
      ...ADA.attributes,
      email: ADA.email,
      emailVerified: true,
    });
    await expect(people.links.confirm(token())).rejects.toMatchObject(OVER);
  });

  it('is asked for in the same way with and without an account, and the owner of one is notified', async () => {
    const { people, store, sender, sent } = setUp();
    await people.register(ADA, CLIENT);
    const calls = callsOf(store);
    for (const email of [ADA.email, UNKNOWN.email]) expect(await people.signUp({ ...NEW, email }, CLIENT)).toBeNull();
    expect(calls()).toEqual({ 'registrations.create': 2, 'outbox.add': 2 });
    await sender.sendDue();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [ADA.email, 'Vous avez déjà un compte – Ondine'],
      [UNKNOWN.email, 'Terminez la création de votre compte – Ondine'],
    ]);
    expect(sent[0]!.text).toContain('\n\nhttps://trips.example.org/fr/account\n\n');
    await people.signIn(ADA, CLIENT);
    await expect(people.signIn(NEW, CLIENT)).rejects.toMatchObject({ code: 'wrong-credentials' });
  });

  it('counts once for an address, the first that is opened, and is over after three days', async () => {
    const { people, store, clock, signUp, token } = setUp();
    await signUp(NEW);
    const first = token();
    await signUp();
    const second = token();
    await people.links.confirm(second);
    expect(await store.registrations.ofAddress(TENANT, ADA.email)).toEqual([]);
    await expect(people.links.confirm(first)).rejects.toMatchObject(OVER);
    await people.signIn(ADA, CLIENT);
    await signUp(UNKNOWN);
    clock.now += REGISTRATION_SECONDS;
    await expect(people.links.confirm(token())).rejects.toMatchObject(OVER);
  });

  it('makes none when the address has got one meanwhile', async () => {
    const { people, signUp, token } = setUp();
    await signUp(NEW);
    await people.register(ADA, CLIENT);
    await expect(people.links.confirm(token())).rejects.toMatchObject(OVER);
    await people.signIn(ADA, CLIENT);
  });

  it('is sent five times an hour to an address', async () => {
    const { people } = setUp();
    for (let i = 0; i < 5; i++) await people.signUp(ADA, CLIENT);
    await expect(people.signUp(ADA, CLIENT)).rejects.toMatchObject({ code: 'too-many-attempts' });
    await people.signUp(UNKNOWN, CLIENT);
  });
});

describe('a changed account', () => {
  it('is reported to its owner, at the address from before, in the language of the account', async () => {
    const { people, sender, sent } = setUp();
    const { accessToken } = await people.register({ ...ADA, attributes: { language: 'de' } }, CLIENT);
    const change = { email: 'ada@new.example', password: NEW.password, currentPassword: ADA.password };
    await people.update(accessToken, change, CLIENT);
    await sender.sendDue();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [ADA.email, 'Das Passwort Ihres Kontos wurde geändert – Ondine'],
      [ADA.email, 'Die E-Mail-Adresse Ihres Kontos wurde geändert – Ondine'],
      [change.email, 'Bestätigen Sie Ihre E-Mail-Adresse – Ondine'],
    ]);
    await people.update(accessToken, { city: 'Rennes' }, CLIENT);
    await sender.sendDue();
    expect(sent).toHaveLength(3);
  });

  it('leaves no message behind when it is deleted, not even to the address from before', async () => {
    const { people, store, accountWithMessages } = await changedAccount();
    expect(await store.outbox.ofUser(accountWithMessages)).toHaveLength(2);
    await people.remove(accountWithMessages.token, ADA.password, '::1');
    for (const email of [ADA.email, 'ada@new.example'])
      expect(await store.outbox.ofUser({ ...accountWithMessages, email })).toEqual([]);
  });

  it('tells of a password that was set by a link', async () => {
    const { people, sender, sent, requestReset, token } = setUp();
    await people.register(ADA, CLIENT);
    await requestReset();
    await people.links.reset(token(), NEW.password, PAGE);
    await sender.sendDue();
    expect(sent.at(-1)).toMatchObject({ to: ADA.email, subject: 'Your password has been changed – Ondine' });
  });
});

/** An account with unsent messages in the outbox. */
async function changedAccount() {
  const { people, store } = setUp();
  const { accessToken: token } = await people.register(ADA, CLIENT);
  await people.update(token, { email: 'ada@new.example', currentPassword: ADA.password }, CLIENT);
  return { people, store, accountWithMessages: { token, ...(await people.signedIn(token)) } };
}
