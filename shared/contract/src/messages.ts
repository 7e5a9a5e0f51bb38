/** Messages of one language: flat keys, `area.thing` style, with i18next plural suffixes (`_one`, `_other`). */
export type Messages = Readonly<Record<string, string>>;

type OptionalForm = 'zero' | 'two' | 'few' | 'many';
type PluralForm = 'one' | 'other' | OptionalForm;

/** Keys of messages with plural forms, without their suffix. */
type PluralKey<M> = keyof M extends infer Key ? (Key extends `${infer Base}_${PluralForm}` ? Base : never) : never;

/** Keys of messages without plural forms. */
type PlainKey<M> = keyof M extends infer Key ? (Key extends `${string}_${PluralForm}` ? never : Key & string) : never;

/** The keys that `t` takes for the messages `M`: a plural message counts once, without its suffix. */
export type MessageKey<M> = PlainKey<M> | PluralKey<M>;

/** Messages of another language with the keys of `M`; which plural forms there are beside `one` and `other` depends on the language. */
export type TranslationOf<M> = Readonly<Record<PlainKey<M> | `${PluralKey<M>}_${'one' | 'other'}`, string>> &
  Readonly<Partial<Record<`${PluralKey<M>}_${OptionalForm}`, string>>>;
