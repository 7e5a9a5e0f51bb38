import type { Messages } from '@halte/contract';
import '@testing-library/jest-dom';
import { addMessages, initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages as shell } from '../messages/en.ts';
import { messages } from './messages/en.ts';
import { View } from './Unsubscribe.tsx';

const ADDRESS = 'https://mail.example/unsubscribe';
const TOKEN = '#token=t%2F1';

function show(link: string, urls: { readonly unsubscribe?: string } = { unsubscribe: ADDRESS }) {
  history.replaceState(null, '', `/en/unsubscribe${link}`);
  render(<View host={fakeHost({ tenant: { name: 'Coast', urls } })} params={{}} query={{}} />);
}

const texts: Messages = messages;
const textOf = (key: string) => texts[`unsubscribe.${key}`]!.replace('{{name}}', 'Coast');
const press = () => userEvent.click(screen.getByRole('button'));

beforeAll(() => {
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', shell);
  addMessages('pages', 'en', messages);
});

it.each([
  ['no token', '', { unsubscribe: ADDRESS }, 'incomplete'],
  ['no token and nowhere to send it', '', {}, 'incomplete'],
  ['a token and nowhere to send it', TOKEN, {}, 'unavailable'],
  ['a token', TOKEN, { unsubscribe: ADDRESS }, 'asking'],
  ['a token in the query, as in older links', '?token=t&widget=true', { unsubscribe: ADDRESS }, 'asking'],
])('with %s', (_, link, urls, key) => {
  show(link, urls);
  expect(screen.getByRole('status')).toHaveTextContent(textOf(key));
  expect(location.href).not.toContain('token');
  expect(location.search).toBe(link.includes('widget') ? '?widget=true' : '');
  // No page is a dead end.
  const toAccount = screen.queryByRole('link', { name: messages['unsubscribe.account'] });
  expect(toAccount !== null).toBe(key !== 'asking');
});

it.each([
  ['an answer', () => Promise.resolve({ ok: true }), 'done'],
  ['an error status', () => Promise.resolve({ ok: false, status: 500 }), 'failed'],
  ['a used link', () => Promise.resolve({ ok: false, status: 410 }), 'over'],
  ['no network', () => Promise.reject(new TypeError('offline')), 'failed'],
])('sends the token after the confirmation, and shows the result of %s', async (_, answer, key) => {
  const send = jest.fn(answer);
  globalThis.fetch = send as unknown as typeof fetch;
  show(TOKEN);
  expect(send).not.toHaveBeenCalled();
  await press();
  expect(send).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({ method: 'POST', body: '{"token":"t/1"}' }));
  expect(screen.getByRole('status')).toHaveTextContent(textOf(key));
  expect(screen.queryAllByRole('button')).toHaveLength(key === 'over' ? 0 : 1);
});

it('is undone with the same token, and says so when that fails', async () => {
  const methods: unknown[] = [];
  const answers = [{ ok: true }, { ok: false, status: 500 }, { ok: true }];
  globalThis.fetch = (async (_: string, { method }: RequestInit) => {
    methods.push(method);
    return answers.shift();
  }) as unknown as typeof fetch;
  show(TOKEN);
  for (const key of ['done', 'undoFailed', 'undone']) {
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(textOf(key));
  }
  expect(methods).toEqual(['POST', 'DELETE', 'DELETE']);
});

it('times out', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
  show(TOKEN);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent(textOf('sending'));
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole('status')).toHaveTextContent(textOf('failed'));
  jest.useRealTimers();
});
