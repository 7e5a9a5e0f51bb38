/** @jest-environment node */
import { TICKET_FIELDS } from '../tenantShop.ts';
import { ticketProblem } from './ticketTemplate.ts';

const all = TICKET_FIELDS.map((name) => `${name}={${name}}`).join('&');

it.each([
  'https://shop.example',
  `https://shop.example:8443/buy?${all}`,
  'https://shop.example/#/buy?from={from}',
  'https://shop.example/buy?trip={fromId}-{toId}',
])('takes %s', (template) => {
  expect(ticketProblem(template)).toBeNull();
});

it.each([
  ['http://shop.example/?from={from}', 'begins with https://'],
  ['/buy?from={from}', 'begins with https://'],
  ['//shop.example/?from={from}', 'begins with https://'],
  ['javascript:alert(1)//?{from}', 'begins with https://'],
  ['https://user:word@shop.example/?from={from}', 'without a user name'],
  ['https://shop.example@evil.example/?from={from}', 'without a user name'],
  ['https://shop.example/?from={from} &to={to}', 'begins with https://'],
  ['https://shop.example/?from="{from}"', 'begins with https://'],
  ['https://{from}.example/?to={to}', 'after the "?"'],
  ['https://shop.example/{from}?to={to}', 'after the "?"'],
  ['https://shop.example/{from}', 'after the "?"'],
  ['https://shop.example/?form={form}', '{form} is none of them'],
  ['https://shop.example/?from={From}', '{From} is none of them'],
  ['https://shop.example/?from={}', '{} is none of them'],
  ['https://shop.example/?from={toString}', '{toString} is none of them'],
  ['https://shop.example/?from={{from}}', 'pairs of braces'],
  ['https://shop.example/?from={from', 'pairs of braces'],
  ['https://shop.example/?from=from}', 'pairs of braces'],
])('refuses %s', (template, message) => {
  expect(ticketProblem(template)).toContain(message);
});
