/** Passwords that are guessed first: long enough, but not secret. */
import { withoutAccents } from '@halte/engine/common/text';

/** Distinct characters, not counting blanks. */
const LEAST_DIFFERENT = 4;

/** Without digits, symbols and accents, which most people add. */
const COMMON = new Set(
  (
    'password passwort motdepasse contrasena contrasenya parola passe senha azerty azertyuiop qwerty qwertyuiop qwertz qwertzuiop qsdfghjk ' +
    'asdfghjk asdfghjkl abc abcd abcdef iloveyou jetaime tequiero tiamo ichliebedich bonjour bienvenue welcome willkommen bienvenido ' +
    'benvenuto hallo ciao hola admin administrator administrateur user test login letmein changeme default secret geheim football ' +
    'fussball baseball superman batman pokemon dragon monkey master shadow sunshine princess princesse princesa soleil doudou loulou ' +
    'chocolat chouchou marseille schalke juventus barcelona realmadrid computer ordinateur internet transport halte'
  ).split(' '),
);

const SIGNS_FOR_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** Why this password is too weak, as the end of "Choose a password …"; null if it is acceptable. */
export function weaknessOf(password: string): string | null {
  if (/\p{Cc}/u.test(password)) return 'without control characters.';
  const letters = [...password.toLowerCase().replaceAll(/\s/gu, '')];
  if (new Set(letters).size < LEAST_DIFFERENT) return `of at least ${LEAST_DIFFERENT} different characters.`;
  if (isRow(letters) || isCommon(letters.join('')))
    return 'that is harder to guess: this one is among those tried first.';
  return null;
}

/** `12345678`, `hgfedcba`. */
function isRow(letters: readonly string[]): boolean {
  const steps = letters.slice(1).map((letter, i) => letter.codePointAt(0)! - letters[i]!.codePointAt(0)!);
  // 0 follows 9 on every keyboard.
  const isStep = (step: number, by: number) => step === by || step === -9 * by;
  return steps.every((step) => isStep(step, 1)) || steps.every((step) => isStep(step, -1));
}

function isCommon(text: string): boolean {
  const plain = withoutAccents(text);
  const spelt = plain.replaceAll(/[01345@$]/g, (sign) => SIGNS_FOR_LETTERS[sign]!);
  return [plain, spelt, spelt.replace(/[oleas]+$/, '')].some((one) => COMMON.has(one.replaceAll(/[^a-z]/g, '')));
}
