import type { AccountField, AccountForm } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';

/** The fields of each account page, in the order of its list; null for a tenant that configures none. */
export function accountFormOf({ forms, pages }: Tenant): AccountForm | null {
  if (!forms) return null;
  const byName = new Map<string, AccountField>(forms.account.fields.map((field) => [field.name, field]));
  const fieldsOf = (names: readonly string[] = []) => names.flatMap((name) => byName.get(name) ?? []);
  return { account: fieldsOf(pages?.account), password: fieldsOf(pages?.password) };
}
