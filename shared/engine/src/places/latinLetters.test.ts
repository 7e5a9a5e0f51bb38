import { inLatinLetters } from './latinLetters.ts';
import { fold } from './words.ts';

it.each([
  ['Невский проспект', 'nevsky prospekt'],
  ['улица Ленина', 'ulitsa lenina'],
  ['Площадь Революции', 'ploshchad revolyutsii'],
  ['Чистые пруды', 'chistye prudy'],
  ['Охотный Ряд', 'okhotny ryad'],
  ['Майорова', 'mayorova'],
  ['Щёлковская', 'shchelkovskaya'],
  ['Хрещатик', 'khreshchatik'],
  ['Київ', 'kiiv'],
  // The mark of й as a sign of its own.
  ['Новыи\u0306 Арбат', 'novy arbat'],
  ['Σύνταγμα', 'syntagma'],
  ['Πειραιάς', 'peiraias'],
  ['Ομόνοια', 'omonoia'],
  ['Οδός Ερμού', 'odos ermou'],
  ['Ευαγγελισμός', 'evangelismos'],
])('%s is found as %s', (name, latin) => {
  expect(fold(name)).toBe(latin);
});

it.each(['hôpital', 'תחנה מרכזית', '中央駅', ''])('%j stays as it is', (text) => {
  expect(inLatinLetters(text)).toBe(text);
});
