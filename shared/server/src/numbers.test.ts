import { portNumber, wholeNumber } from './numbers.ts';

it.each([
  ['0', 0],
  ['3600', 3600],
])('reads %s', (text, number) => {
  expect(wholeNumber('drain', text, 0, 3_600)).toBe(number);
});

it.each(['', ' ', '-1', '1.5', '1e3', '0x10', '3601', 'soon', '9'.repeat(40)])(
  'refuses "%s" with a message',
  (text) => {
    expect(() => wholeNumber('drain', text, 0, 3_600)).toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: `--drain must be a whole number from 0 to 3600, not "${text}".`,
      }),
    );
  },
);

it('takes ports up to 65535', () => {
  expect(portNumber('65535')).toBe(65_535);
  expect(() => portNumber('65536')).toThrow('--port must be a whole number from 0 to 65535, not "65536".');
});
