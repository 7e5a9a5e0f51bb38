import type { Locale } from './locales.ts';

export interface AccountField {
  /** Attribute of the account system. */
  readonly name: string;
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'password';
  readonly label: Readonly<Record<Locale, string>>;
  readonly required: boolean;
}

/** Fields of the account pages, as the tenant has configured them. */
export interface AccountForm {
  /** For the page with personal data. */
  readonly account: readonly AccountField[];
  /** For the profile. */
  readonly password: readonly AccountField[];
}
