/** What it costs the database to tell who is signed in. */
import { CLIENT, createTestPeople } from '../testing/testPeople.ts';
import type { Database } from './database.ts';
import { linksIn } from './links.ts';
import { migrate } from './migrate.ts';
import { outboxIn } from './outbox.ts';
import { registrationsIn } from './registrations.ts';
import { sessionsIn } from './sessions.ts';
import { onEachDatabase } from './testing/eachDatabase.ts';
import { usersIn } from './users.ts';

const SOMEONE = { email: 'ada@example.org', password: 'a horse of course', attributes: { firstName: 'Ada' } };

onEachDatabase((open) => {
  let database: Database;
  const statements: string[] = [];

  beforeEach(async () => {
    const opened = await open();
    await migrate(opened);
    database = {
      ...opened,
      query: (sql, values) => {
        statements.push(sql);
        return opened.query(sql, values);
      },
      transaction: () => Promise.reject(new Error('A transaction has several statements.')),
    };
  });
  afterEach(() => database.close());

  async function signedUp() {
    const users = usersIn(database);
    const people = createTestPeople({
      users,
      sessions: sessionsIn(database),
      outbox: outboxIn(database),
      links: linksIn(database),
      registrations: registrationsIn(database),
    });
    const { accessToken } = await people.at('demo').register(SOMEONE, CLIENT);
    const user = await users.byEmail('demo', SOMEONE.email);
    statements.length = 0;
    return { people, user, authorization: `Bearer ${accessToken}` };
  }

  it('is one statement', async () => {
    const { people, user, authorization } = await signedUp();
    const { session, ...found } = await people.at('demo').session(authorization);
    expect(statements).toHaveLength(1);
    expect(found).toEqual({ user });
    expect(session.userId).toBe(user?.id);
  });

  it('is one statement for a token that is unknown, or of another tenant', async () => {
    const { people, authorization } = await signedUp();
    await expect(people.at('demo').session(`${authorization}x`)).rejects.toMatchObject({ code: 'session-over' });
    await expect(people.at('other').session(authorization)).rejects.toMatchObject({ code: 'session-over' });
    expect(statements).toHaveLength(2);
  });

  it('is one statement more to sign out, which another tenant does not', async () => {
    const { people, authorization } = await signedUp();
    await expect(people.at('other').signOut(authorization)).rejects.toMatchObject({ code: 'session-over' });
    expect(statements).toHaveLength(1);
    await people.at('demo').signOut(authorization);
    expect(statements).toHaveLength(3);
    await expect(people.at('demo').session(authorization)).rejects.toMatchObject({ code: 'session-over' });
  });
});
