import type { EpochSeconds } from '@halte/engine/common/time';
import { notFound } from '../problems/requestError.ts';
import type { JsonObject } from '../store/json.ts';
import type { LinkPurpose, OwnedCart, QueuedMessage, Registration, Session, SignedIn, Store } from '../store/store.ts';
import type { FavouriteKind, FavouriteState } from '../store/storedFavourites.ts';
import { attributesOf } from './attributes.ts';
import type { People } from './people.ts';

interface OwnSession {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly device: string;
  /** Whether it is the session of this request. */
  readonly current: boolean;
}

/** The account's cart, or an anonymous one of its current or a former address. */
type CartKind = 'account' | 'address';

interface OwnMessage extends Pick<QueuedMessage, 'id' | 'purpose' | 'email' | 'language' | 'origin' | 'attempts'> {
  readonly createdAt: string;
  readonly dueAt: string;
}

interface OwnCart extends Pick<OwnedCart, 'version' | 'content'> {
  readonly owner: CartKind;
  readonly tenant: string;
  readonly updatedAt: string;
}

interface OwnRegistration extends Pick<Registration, 'id' | 'email' | 'attributes'> {
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** All data stored about a person, except the password hash. */
export interface OwnData {
  readonly account: {
    readonly id: string;
    readonly createdAt: string;
    readonly emailVerifiedAt: string | null;
    readonly attributes: JsonObject;
  };
  readonly sessions: OwnSession[];
  readonly favourites: {
    readonly id: string;
    readonly kind: FavouriteKind;
    readonly updatedAt: string;
    readonly content: JsonObject;
  }[];
  readonly deletedFavourites: { readonly id: string; readonly kind: FavouriteKind; readonly deletedAt: string }[];
  readonly favouritesOrderedAt: string | null;
  /** Messages still to be sent. */
  readonly messages: OwnMessage[];
  /** Links in messages that are still valid. */
  readonly links: { readonly purpose: LinkPurpose; readonly createdAt: string; readonly expiresAt: string }[];
  /** Accounts requested with the address. */
  readonly registrations: OwnRegistration[];
  readonly carts: OwnCart[];
}

/** Lets signed-in people view and manage their stored data. Each call takes their `Authorization` header. */
export interface OwnDataService {
  sessions(authorization: string | undefined): Promise<OwnSession[]>;
  /** @throws RequestError `unknown` if the person has no session with that id. */
  endSession(authorization: string | undefined, id: string): Promise<void>;
  endOtherSessions(authorization: string | undefined): Promise<void>;
  download(authorization: string | undefined): Promise<OwnData>;
}

/** @see PeopleOfTenants */
export interface OwnDataOfTenants {
  at(tenant: string | null): OwnDataService;
}

export interface OwnDataOptions
  extends Pick<Store, 'sessions' | 'favourites' | 'carts' | 'outbox' | 'links' | 'registrations'> {
  readonly people: { at(tenant: string | null): Pick<People, 'session'> };
  now(): EpochSeconds;
}

const ID_LENGTH = 20;

/** Identifies a session, and cannot be used to sign in. */
const idOf = ({ tokenHash }: Session) => tokenHash.slice(0, ID_LENGTH);
const isoOf = (seconds: EpochSeconds) => new Date(seconds * 1_000).toISOString();

export function createOwnData({
  people,
  sessions,
  favourites,
  carts,
  outbox,
  links,
  registrations,
  now,
}: OwnDataOptions): OwnDataOfTenants {
  async function listed({ user, session: current }: SignedIn): Promise<OwnSession[]> {
    return (await sessions.ofUser(user.id, now())).map((session) => ({
      id: idOf(session),
      createdAt: isoOf(session.createdAt),
      expiresAt: isoOf(session.expiresAt),
      device: session.device,
      current: session.tokenHash === current.tokenHash,
    }));
  }

  const ownDataAt = ({ session: whoIs }: Pick<People, 'session'>): OwnDataService => ({
    sessions: async (authorization) => listed(await whoIs(authorization)),
    async endSession(authorization, id) {
      const { user } = await whoIs(authorization);
      const session = (await sessions.ofUser(user.id, now())).find((one) => idOf(one) === id);
      if (!session) throw notFound('session-not-found', 'There is no such session: it may be over already.');
      await sessions.remove(session.tokenHash);
    },
    async endOtherSessions(authorization) {
      const { user, session } = await whoIs(authorization);
      await sessions.removeOthers(user.id, session.tokenHash);
    },
    async download(authorization) {
      const signedIn = await whoIs(authorization);
      const { user } = signedIn;
      const [state, owned, messages, sent, requested] = await Promise.all([
        favourites.read(user.id),
        carts.ofUser(user),
        outbox.ofUser(user),
        links.ofUser(user.id, now()),
        registrations.ofAddress(user.tenant, user.email),
      ]);
      return {
        account: {
          id: user.id,
          createdAt: isoOf(user.createdAt),
          emailVerifiedAt: user.emailVerifiedAt === null ? null : isoOf(user.emailVerifiedAt),
          attributes: attributesOf(user),
        },
        sessions: await listed(signedIn),
        ...favouritesOf(state),
        messages: messages.map(({ userId: _, tenant: _tenant, ...message }) => ({
          ...message,
          createdAt: isoOf(message.createdAt),
          dueAt: isoOf(message.dueAt),
        })),
        links: sent.map(({ purpose, createdAt, expiresAt }) => ({
          purpose,
          createdAt: isoOf(createdAt),
          expiresAt: isoOf(expiresAt),
        })),
        registrations: requested.map(({ id, email, attributes, createdAt, expiresAt }) => ({
          id,
          email,
          attributes,
          createdAt: isoOf(createdAt),
          expiresAt: isoOf(expiresAt),
        })),
        carts: owned.map(cartOf),
      };
    },
  });

  return { at: (tenant) => ownDataAt(people.at(tenant)) };
}

function favouritesOf({ favourites, deleted, orderedAt }: FavouriteState) {
  return {
    favourites: favourites.map(({ id, kind, updatedAt, content }) => ({
      id,
      kind,
      updatedAt: isoOf(updatedAt),
      content,
    })),
    deletedFavourites: deleted.map(({ id, kind, deletedAt }) => ({ id, kind, deletedAt: isoOf(deletedAt) })),
    favouritesOrderedAt: orderedAt === 0 ? null : isoOf(orderedAt),
  };
}

const cartOf = ({ owner: { tenant, kind }, version, updatedAt, content }: OwnedCart): OwnCart => ({
  owner: kind === 'user' ? 'account' : 'address',
  tenant,
  version,
  updatedAt: isoOf(updatedAt),
  content,
});
