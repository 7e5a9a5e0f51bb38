/** Made-up names, as common as those of a real city: a kind of street, often a first name, one or two of 12 000 words. */
import { randomNumbers } from './random.ts';

const SYLLABLES =
  'ba bel ber bou bre cha cla cor dan del dou fer fon gar ger gran hau jar la lan le li lo mar mon mou nan par per plan pon ra ri ro sau ser tal tour val ver vi'.split(
    ' ',
  );
const ENDINGS = 'al an ard ault e eau el ence er et eul ier ies in is oir on ot our y'.split(' ');
const STREET_KINDS = [
  'Rue',
  'Rue',
  'Rue',
  'Rue',
  'Avenue',
  'Boulevard',
  'Place',
  'Chemin',
  'Allée',
  'Impasse',
  'Quai',
] as const;
const FIRST_NAMES = ['Jean', 'Marie', 'Pierre', 'Anne', 'Victor', 'Louis', 'Jeanne', 'Paul', 'Saint'];
const SHOP_KINDS = [
  'Boulangerie',
  'École',
  'Musée',
  'Pharmacie',
  'Hôtel',
  'Café',
  'Parc',
  'Théâtre',
  'Restaurant',
  'Église',
];
const WORDS = 12_000;

type Random = () => number;

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
/** Some words are much more common than others. */
const pickCommon = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() ** 3 * list.length)]!;

const words = madeUp(randomNumbers(32));

function madeUp(random: Random): string[] {
  return Array.from({ length: WORDS }, () => {
    const word = `${pick(random, SYLLABLES)}${random() < 0.6 ? pick(random, SYLLABLES) : ''}${pick(random, ENDINGS)}`;
    return word[0]!.toUpperCase() + word.slice(1);
  });
}

function named(random: Random): string {
  const before = random() < 0.3 ? `${pick(random, FIRST_NAMES)} ` : random() < 0.4 ? 'de la ' : '';
  return `${before}${pickCommon(random, words)}${random() < 0.2 ? `-${pickCommon(random, words)}` : ''}`;
}

export const streetName = (random: Random) => `${pick(random, STREET_KINDS)} ${named(random)}`;
export const placeName = (random: Random) =>
  random() < 0.5 ? `${pick(random, SHOP_KINDS)} ${named(random)}` : named(random);
