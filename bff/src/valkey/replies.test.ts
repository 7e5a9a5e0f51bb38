import { commandOf, createReplies, type Reply } from './replies.ts';

function repliesTo(...parts: string[]): Reply[] {
  const replies: Reply[] = [];
  const take = createReplies((reply) => replies.push(reply));
  for (const part of parts) take(part);
  return replies;
}

const ALL = '+OK\r\n-NOAUTH Authentication required.\r\n:7\r\n*2\r\n:3\r\n:59999\r\n:-1\r\n';
const EXPECTED = ['OK', new Error('NOAUTH Authentication required.'), [7], [3, 59_999], [-1]];

it('reads each reply, wherever it is cut', () => {
  for (let at = 0; at <= ALL.length; at++) expect(repliesTo(ALL.slice(0, at), ALL.slice(at))).toEqual(EXPECTED);
  expect(repliesTo(...ALL)).toEqual(EXPECTED);
});

it.each([
  'HTTP/1.1 400 Bad Request\r\n',
  ':\r\n',
  ':1e3\r\n',
  ':9999999999999999\r\n',
  '$4\r\nnull\r\n',
  '*-1\r\n',
  '*1000\r\n',
  '*1\r\n$1\r\n',
  `+${'x'.repeat(5_000)}`,
])('refuses %.30j', (text) => {
  expect(() => repliesTo(text)).toThrow();
});

it('writes commands by the length of their bytes', () => {
  expect(commandOf('AUTH', 'clé')).toBe('*2\r\n$4\r\nAUTH\r\n$4\r\nclé\r\n');
});
