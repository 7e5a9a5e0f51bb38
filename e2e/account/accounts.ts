import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { network } from '../support/environment.ts';
import { linkTo } from './messages.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly attributes: { readonly firstName: string; readonly lastName: string };
}

export const BFF = `http://localhost:${network('demo').bffPort}`;

/** A person with a unique e-mail address. */
export function newPerson(): Person {
  return {
    email: `${randomUUID()}@example.org`,
    password: 'une phrase facile',
    attributes: { firstName: 'Ada', lastName: 'Lovelace' },
  };
}

/** Names the tenant whose account it is. */
export const API_KEY = { 'X-Api-Key': 'halte-demo' };

const siteAt = (name: string) => `http://${name}:${network('demo').hostPort}`;
export const TENANTS = {
  demo: { key: API_KEY, site: siteAt('localhost') },
  littoral: { key: { 'X-Api-Key': 'halte-littoral' }, site: siteAt('littoral.localhost') },
};

/** Creates an account for a person, by the link of the message to the address, which leads to the tenant's site. */
export async function createAccount(
  request: APIRequestContext,
  person = newPerson(),
  { key, site } = TENANTS.demo,
): Promise<Person> {
  const headers = { ...key, origin: site };
  const requested = await request.post(`${BFF}/login/v1/accounts`, { data: person, headers });
  expect(requested.status()).toBe(204);
  const token = new URL(await linkTo(request, BFF, person.email, site)).hash.replace('#confirm=', '');
  const made = await request.put(`${BFF}/login/v1/confirmations`, { data: { token }, headers: key });
  expect(made.status()).toBe(204);
  return person;
}

export const header = (page: Page) => ({
  signIn: page.getByRole('banner').getByRole('button', { name: 'Se connecter' }),
  person: page.getByRole('banner').getByRole('button', { name: 'Ada Lovelace' }),
  signOut: page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }),
});

/** The sign-in dialog of the login widget. */
export const dialog = (page: Page) => {
  const box = page.getByRole('dialog');
  return {
    box,
    title: box.getByRole('heading'),
    email: box.getByLabel('Adresse e-mail'),
    password: box.getByLabel('Mot de passe', { exact: true }),
    submit: box.locator('[type="submit"]'),
    problem: box.getByRole('alert'),
    close: box.getByRole('button', { name: 'Fermer' }),
  };
};

export async function fillIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await dialog(page).email.fill(email);
  await dialog(page).password.fill(password);
  await dialog(page).submit.click();
}

/** Opens the dialog from the header of a page and signs in. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await header(page).signIn.click();
  await fillIn(page, person);
  await expect(header(page).person).toBeVisible();
}
