import { httpUrl } from './httpUrl.ts';

it.each([
  ['https://network.example/works?a=1', 'https://network.example/works?a=1'],
  ['http://network.example', 'http://network.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['network.example', null],
  ['', null],
])('%s', (url, address) => {
  expect(httpUrl(url)).toBe(address);
});
