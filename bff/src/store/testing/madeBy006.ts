/** Data of a user, of one who has not opened the link yet, and of their carts, written by the version before migration 007. */
export const MADE_BY_006 = {
  users: [
    {
      id: '5da539d3-c3f7-4795-8626-95169870f064',
      email: 'hedy@example.org',
      email_hash: '2649f1e9088e4cf0f35eec2b58f03ce50af72874c3185733267665c1e6550c14',
      password_hash: 'scrypt$16$1$1$VMckyNG8CvJKCcDI5zVB8w==$xJB+fEEOBijQVLcBbu4D8Y6cmo4XhTu5Dnjfz+/IZWA=',
      attributes: '{"firstName":"Hedy","language":"de"}',
      created_at: 1795000000,
      favourites_ordered_at: 1795000000,
      email_verified_at: null,
    },
  ],
  sessions: [
    {
      token_hash: 'ffa757e1d00d8b43f52967405d07ea4c15c454f0795863460f14a691cd022a34',
      user_id: '5da539d3-c3f7-4795-8626-95169870f064',
      created_at: 1795000000,
      expires_at: 1797592000,
      device: 'Firefox, Linux',
    },
  ],
  favourites: [
    {
      position: 1,
      user_id: '5da539d3-c3f7-4795-8626-95169870f064',
      id: 'f1',
      id_hash: '3f524cdc07a11d7c6220bdb049fe8dd41b27483c96cc59b581e022d547290d69',
      kind: 'LINE',
      key: 'B',
      key_hash: 'df7e70e5021544f4834bbee64a9e3789febc4be81470df629cad6ddb03320a5c',
      content: '{"id":"B"}',
      rank: 1,
      updated_at: 1795000000,
    },
  ],
  deleted_favourites: [
    {
      user_id: '5da539d3-c3f7-4795-8626-95169870f064',
      id: 'f0',
      kind: 'LINE',
      key_hash: 'x',
      deleted_at: 1795000000,
    },
  ],
  outbox: [
    {
      id: '23aeb515-d38a-4810-b98d-b0c700d12ebd',
      purpose: 'confirm',
      email: 'hedy@example.org',
      email_hash: '2649f1e9088e4cf0f35eec2b58f03ce50af72874c3185733267665c1e6550c14',
      language: 'de',
      origin: 'https://trips.example.org',
      created_at: 1795000000,
      due_at: 1795000000,
      attempts: 0,
      user_id: '5da539d3-c3f7-4795-8626-95169870f064',
    },
  ],
  links: [
    {
      token_hash: 'be542cff1c96efb15cf0168b046a8a7f86e5a34912c682af0f8c4b02d283acbc',
      purpose: 'reset',
      user_id: '5da539d3-c3f7-4795-8626-95169870f064',
      email_hash: '2649f1e9088e4cf0f35eec2b58f03ce50af72874c3185733267665c1e6550c14',
      created_at: 1795000000,
      expires_at: 1795003600,
    },
  ],
  registrations: [
    {
      id: '7025e0b9-40f2-4a40-80ed-7ea8722b3a92',
      email: 'mary@example.org',
      email_hash: 'c99d460ac05ca0e90b04b9450fc1a35d4ded0cc3460188260a8435248b9b8f6b',
      password_hash: 'scrypt$16$1$1$QXn58JGv5avrW+MPYVwF6Q==$rLX55GZr+bfgdf/hqhLEIovYElpHEyZm3dKobCMFgFc=',
      attributes: '{"firstName":"Mary"}',
      token_hash: 'efb23b37d50288a6cdbe9e40567f112d311d75a90ffd999b3a27c118412d8a89',
      created_at: 1795000000,
      expires_at: 1795259200,
    },
  ],
  carts: [
    {
      tenant: 'halte-demo',
      owner_kind: 'user',
      owner_key: '5da539d3-c3f7-4795-8626-95169870f064',
      owner_hash: '45d902d5a18259847e1e4965143cde59be0c5e89abb864e9f5b151df6063ec52',
      content: '{"items":[]}',
      version: 1,
      updated_at: 1795401713,
    },
    {
      tenant: 'halte-littoral',
      owner_kind: 'email',
      owner_key: 'hedy@example.org',
      owner_hash: '2649f1e9088e4cf0f35eec2b58f03ce50af72874c3185733267665c1e6550c14',
      content: '{"items":[]}',
      version: 1,
      updated_at: 1795401713,
    },
  ],
};

/** Token of the user's session. */
export const SESSION_BY_006 = 'sywt3ZF8fBavnuba0krn2kbu9LiNdUQdUb1dLCHPL_I';
/** Token of the link that resets the user’s password. */
export const RESET_BY_006 = 'whY5pydyywa7l-yfS0bmRluEb2HQETzMfSyH-nAyVEU';
/** Token of the link that creates the other account. */
export const REGISTRATION_BY_006 = 'Cfh9TrUshSYZlSCof6VeiZukwXqMUhQRvwW0ULEKDzc';
