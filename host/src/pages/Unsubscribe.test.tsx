import type { Messages } from '@halte/contract';
import '@testing-library/jest-dom';
import { addMessages, initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages/en.ts';
import { View } from './Unsubscribe.tsx';

const ADDRESS = 'https://mail.example/unsubscribe';

function show(query: Readonly<Record<string, string>>, urls: { readonly unsubscribe?: string }) {
  render(<View host={fakeHost({ tenant: { urls } })} params={{}} query={query} />);
}

const texts: Messages = messages;

beforeAll(() => {
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', messages);
});

it.each([
  ['no token', {}, { unsubscribe: ADDRESS }, 'unsubscribe.incomplete'],
  ['no token and nowhere to send it', {}, {}, 'unsubscribe.incomplete'],
  ['a token and nowhere to send it', { token: 't' }, {}, 'unsubscribe.unavailable'],
  ['a token', { token: 't' }, { unsubscribe: ADDRESS }, 'unsubscribe.asking'],
])('with %s', (_, query, urls, key) => {
  show(query, urls);
  expect(screen.getByRole('status')).toHaveTextContent(texts[key]!);
});

it.each([
  ['an answer', () => Promise.resolve({ ok: true }), 'unsubscribe.done'],
  ['an error status', () => Promise.resolve({ ok: false }), 'unsubscribe.failed'],
  ['no network', () => Promise.reject(new TypeError('offline')), 'unsubscribe.failed'],
])('sends the token after the confirmation, and shows the result of %s', async (_, answer, key) => {
  const send = jest.fn(answer);
  globalThis.fetch = send as unknown as typeof fetch;
  show({ token: 't' }, { unsubscribe: ADDRESS });
  await userEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({ body: '{"token":"t"}' }));
  expect(screen.getByRole('status')).toHaveTextContent(texts[key]!);
});

it('times out', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
  show({ token: 't' }, { unsubscribe: ADDRESS });
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent(messages['unsubscribe.sending']!);
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole('status')).toHaveTextContent(messages['unsubscribe.failed']!);
  jest.useRealTimers();
});
