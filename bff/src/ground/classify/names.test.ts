import { tagsOf } from '../testing/tags.ts';
import { eachOtherName, NAME_KINDS } from './names.ts';

function said(tags: string, name?: string): string[] {
  const names: string[] = [];
  eachOtherName(tagsOf(tags), name, (kind, other) => names.push(`${NAME_KINDS[kind]}: ${other}`));
  return names;
}

it.each([
  ['alt_name=A;B , loc_name=C', ['alt: A', 'alt: B', 'local: C']],
  ['name:fr=Munich, name:en=Munich, name:de=München', ['fr: Munich', 'en: Munich', 'de: München']],
  ['name:xx=Other, name=Same', []],
  ['alt_name=;; ;', []],
])('%s', (tags, expected) => {
  expect(said(tags)).toEqual(expected);
});

it('leaves out what is the name itself, and more than a few', () => {
  expect(said('name:fr=Gare, old_name=Halte', 'Gare')).toEqual(['old: Halte']);
  const many = Array.from({ length: 400 }, (_, i) => `N${i}`).join(';');
  expect(said(`alt_name=${many}`)).toHaveLength(12);
});
