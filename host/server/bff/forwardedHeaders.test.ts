import { headersForBackend, headersForBrowser } from './forwardedHeaders.ts';

const SENDER = { address: '203.0.113.7', requestId: 'id-of-host' };
const sent = (headers: Record<string, string>, method = 'POST') => headersForBackend(method, headers, SENDER);

it('sends the address of its peer behind what the peer sent, and its own id', () => {
  expect(sent({})).toEqual({ 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'id-of-host' });
  expect(sent({ 'x-forwarded-for': '198.51.100.1, 198.51.100.2', 'x-request-id': 'chosen-by-client' })).toEqual({
    'x-forwarded-for': '198.51.100.1, 198.51.100.2, 203.0.113.7',
    'x-request-id': 'id-of-host',
  });
});

it('cannot be made to leave that address out', () => {
  const headers = sent({ connection: 'close, X-Forwarded-For, x-request-id, x-mine', 'x-mine': '1' });
  expect(headers).toEqual({ 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'id-of-host' });
});

it.each([
  'cookie',
  'referer',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])('does not send %s', (name) => {
  expect(sent({ [name]: 'x' })).not.toHaveProperty([name]);
});

it('sends key, token, language, origin, tag and body as they are', () => {
  const headers = {
    ...{ 'x-api-key': 'k', authorization: 'Bearer t', 'accept-language': 'de', origin: 'http://a.example' },
    ...{ 'if-none-match': 'W/"1"', 'accept-encoding': 'br', 'content-type': 'application/json', 'content-length': '2' },
  };
  expect(sent(headers)).toMatchObject(headers);
});

it('sends a GET without a body', () => {
  expect(sent({ 'content-length': '3', 'content-type': 'text/plain', accept: '*/*' }, 'GET')).toEqual({
    accept: '*/*',
    'x-forwarded-for': '203.0.113.7',
    'x-request-id': 'id-of-host',
  });
});

it('returns all that is not of the connection, but no cookie', () => {
  const kept = { etag: 'W/"1"', 'content-encoding': 'br', vary: 'accept-encoding', 'x-ratelimit-remaining': '3' };
  expect(
    headersForBrowser({ ...kept, connection: 'keep-alive', 'keep-alive': 'timeout=5', 'set-cookie': ['a=1'] }),
  ).toEqual(kept);
});
