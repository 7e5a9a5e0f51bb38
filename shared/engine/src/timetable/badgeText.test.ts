import { badgeText } from './badgeText.ts';

it.each([
  ['12', 'Gare – Université', '12'],
  [' A ', '', 'A'],
  ['', 'Hudson', 'Hudson'],
  ['', 'New Haven', 'NH'],
  ['', 'New Canaan', 'NC'],
  ['', 'Waterbury', 'Waterbury'],
  ['', 'Yellow Line', 'Yellow'],
  ['', 'Ligne Bleue', 'Bleue'],
  ['', 'Línea 3', '3'],
  ['', 'Line', 'Line'],
  ['', 'Red Line B', 'Red B'],
  ['', 'Staten Island Railway', 'SIR'],
  ['', 'Express 12 North', 'E12N'],
  ['', 'Richmond - Warm Springs/South Fremont', 'Ric–War'],
  ['', 'Richmond - Daly City/Millbrae', 'Ric–Dal'],
  ['', 'Antioch to SFIA/Millbrae', 'Ant–SFI'],
  ['', 'Gare ↔ Université', 'Gar–Uni'],
  ['', 'Nord - Centre - Sud', 'Nor–Sud'],
  ['', 'Saint-Denis', 'SD'],
  ['', 'Église – Hôpital', 'Égl–Hôp'],
  ['', 'école des mines', 'ÉDM'],
  ['', 'Аэропорт', 'Аэропорт'],
  ['', '-', 'line-7'],
  ['', '', 'line-7'],
])('the badge of the line called %j and %j says %j', (shortName, longName, expected) => {
  expect(badgeText({ id: 'line-7', shortName, longName })).toBe(expected);
});
