/** Data of a user and a visitor, table by table, written by the version before migration 005 and not changed since. */
export const MADE_BY_004 = {
  users: [
    {
      id: '8635f876-f9c0-4a27-a05b-ca2270a14264',
      email: 'grace@example.org',
      email_hash: '233ac984b593b1d70d8de3150f794304b623e57e11ae118e236205323735c59f',
      password_hash: 'scrypt$16$1$1$QCEIu42Z2XlnC5S/Jwbaow==$I36ucJhDs8GTuOEcqF1NtJ7stltIx6kLcv6tfHFLpYQ=',
      attributes: '{"firstName":"Grace","language":"it"}',
      created_at: 1_790_000_000,
      favourites_ordered_at: 1_790_000_000,
      email_verified_at: null,
    },
  ],
  sessions: [
    {
      token_hash: 'db1215b707fff87f7e127e053e2ba1f5d64821efe7717cb43298f2f0c8bb0623',
      user_id: '8635f876-f9c0-4a27-a05b-ca2270a14264',
      created_at: 1_790_000_000,
      expires_at: 1_792_592_000,
      device: 'Firefox, Linux',
    },
  ],
  favourites: [
    {
      position: 1,
      user_id: '8635f876-f9c0-4a27-a05b-ca2270a14264',
      id: 'f1',
      id_hash: '3f524cdc07a11d7c6220bdb049fe8dd41b27483c96cc59b581e022d547290d69',
      kind: 'LINE',
      key: 'B',
      key_hash: 'df7e70e5021544f4834bbee64a9e3789febc4be81470df629cad6ddb03320a5c',
      content: '{"id":"B"}',
      rank: 1,
      updated_at: 1_790_000_000,
    },
  ],
  deleted_favourites: [
    {
      user_id: '8635f876-f9c0-4a27-a05b-ca2270a14264',
      id: 'f0',
      kind: 'LINE',
      key_hash: '559aead08264d5795d3909718cdd05abd49572e84fe55590eef31a88a08fdffd',
      deleted_at: 1_790_000_000,
    },
  ],
  carts: [
    {
      owner_kind: 'user',
      owner_key: '8635f876-f9c0-4a27-a05b-ca2270a14264',
      owner_hash: '50a0d82480933cde6506f11b19bd51e175e1284b30b52ab90ef7ad3bec931751',
      content: '{"items":[{"id":"item-1","productId":"day-pass","quantity":1,"recipient":null}]}',
      version: 1,
    },
    {
      owner_kind: 'email',
      owner_key: 'visitor@example.org',
      owner_hash: 'e199743291ada015088fee2316300f30cb9d3006efc4cfba14490c2bd66d3c52',
      content: '{"items":[]}',
      version: 1,
    },
  ],
  outbox: [
    {
      id: '4a1d4b06-ea99-4b6f-afed-30206e26ef48',
      purpose: 'reset',
      email: 'grace@example.org',
      email_hash: '233ac984b593b1d70d8de3150f794304b623e57e11ae118e236205323735c59f',
      language: 'it',
      origin: 'https://trips.example.org',
      created_at: 1_790_000_000,
      due_at: 1_790_000_000,
      attempts: 0,
    },
  ],
  links: [
    {
      token_hash: '193caffdb3b4fa6c566f6bb9fada84a57a90436748b0c836f4b62456c2c3df16',
      purpose: 'confirm',
      user_id: '8635f876-f9c0-4a27-a05b-ca2270a14264',
      email_hash: '233ac984b593b1d70d8de3150f794304b623e57e11ae118e236205323735c59f',
      created_at: 1_790_000_000,
      expires_at: 1_790_259_200,
    },
  ],
};

/** Token of the link sent to the user. */
export const TOKEN_BY_004 = 'scJaodWGi4SDK4bKMCwW_C_y-LEhM5MDQKGLqiqcIwA';
