import { privacyLine } from './form.ts';
import { textsIn } from './texts.ts';

it.each([
  ['https://coast.test/fr/privacy', 1],
  ['', 0],
  ['javascript:alert(1)', 0],
])('says what data is for, and leads to the notice at "%s"', (address, links) => {
  const line = privacyLine(address, textsIn('fr'));
  expect(line).toHaveTextContent(/^Vos données servent à gérer votre compte\./);
  expect(line.querySelectorAll('a')).toHaveLength(links);
});
