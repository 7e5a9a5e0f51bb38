import { textsForTravellers } from './lib/texts.mjs';

/** A word, wherever it stands; `\b` knows ASCII letters only. */
const words = (alternatives, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags);

/**
 * A pattern that a text must not match, and why.
 *
 * @typedef {readonly [pattern: RegExp, message: string]} Rule
 * @typedef {import('../../shared/contract/src/locales.ts').Locale} Locale
 */

/** Faults in every language. @type {readonly Rule[]} */
const SIGNS = [
  [/\.{3}/, 'Three dots are one sign, “…”.'],
  [/ …/, 'No blank stands before “…”.'],
  [/'/, 'The apostrophe is “’”.'],
  [/"/, 'Quotation marks are those of the language.'],
  [/ {2}/, 'One blank is enough.'],
];

/** The product's own texts on a screen: mails are plain text, and what a network publishes is its own. */
const OWN = /\/messages\/|\/remote\.config\.ts$/;

/** Signs that French keeps on the same line as the adjacent word. @type {readonly Rule[]} */
const FRENCH_SIGNS = [
  [/ [;!?]/, 'A narrow no-break space (U+202F) stands before ; ! and ?.'],
  [/ :|« | »/, 'A no-break space (U+00A0) stands before : and inside « ».'],
];

/** A number and its unit stay on one line. @type {Rule} */
const UNITS = [
  /(?:\}\}|\d) (?:min|h|s|m|km|g|kg|kW)(?![\p{L}\d])/u,
  'A no-break space (U+00A0) ties a number to its unit.',
];

const MINE =
  'cuenta|favoritos?|conexión|navegador|página|sitio|ida|vuelta|viajes?|búsqueda|suscripción|preferencias|sesión|contraseña|correo|red|opinión|abono|teléfono|primera';

/**
 * How each language addresses travellers is decided in docs/wording.md. These words belong to the other form of address.
 *
 * @type {Readonly<Record<Locale, readonly Rule[]>>}
 */
const ADDRESS = {
  fr: [[words('tu|toi|ton|ta|tes|te|t’\\p{L}+'), 'French says vous.']],
  es: [
    [words('ustedes|usted'), 'Spanish says tú.'],
    [words(`sus? (?:${MINE})`), 'Spanish says tú: tu, tus.'],
    [
      words(
        'active|escríbanos|llámenos|contáctenos|compruebe|vuelva|elija|quite|abra|escriba|revise|introduzca|indique|seleccione|espere|pegue|permita|elimine|añada|inicie|mueva|toque|prevea|consulte|siga|utilice|pida|deje|piense|conecte|intente|inténtelo|actívelo|compruébelo|conéctese|péguelo|guárdelo|elíjalo|muévalo|ábralo|escríbalo|permítal[ao]',
      ),
      'Spanish says tú: this is the imperative of usted.',
    ],
    [
      /¿(?:Quiere|Desea|Puede|Tiene|Ya tiene|Adónde va)(?!\p{L})|(?<!\p{L})(?:Ha|ha) iniciado|^Le (?!\p{Lu})/u,
      'Spanish says tú.',
    ],
  ],
  it: [
    [words('Lei|Suo|Sua|Suoi|Sue', 'u'), 'Italian says tu.'],
    [
      words(
        'scelga|riprovi|inserisca|verifichi|attenda|scenda|salga|segua|utilizzi|chieda|prenda|apra|clicchi|indichi|vedete|vostr[aeio]|scriva|torni',
      ),
      'Italian says tu.',
    ],
  ],
  de: [
    [words('du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?'), 'German says Sie.'],
    [
      words(
        'erlaube|gib|prüfe|versuche (?:es|ihn|sie|einen|eine|ein)|wähle|öffne|lade|schalte|verschiebe|tippe|füge|kopiere|ändere|entferne|nimm|melde',
      ),
      'German says Sie: this is the imperative of du.',
    ],
    [
      /(?<!\p{L})(?:um|ab|bis|seit|statt) \{\{(?:time|arrival|planned)\}\}(?! Uhr| statt)/iu,
      'In a German sentence a time is followed by “Uhr”.',
    ],
  ],
  en: [],
};

/** Feeds say that a wheelchair can board, perhaps by a ramp: not that there is no step. @type {Readonly<Record<Locale, RegExp>>} */
const WITHOUT_STEPS = {
  fr: words('de plain-pied'),
  en: words('step-free'),
  de: words('stufenfrei\\p{L}*'),
  es: words('sin escalones'),
  it: words('senza (?:gradini|scalini)'),
};

/** The product's own English texts name nothing but JavaScript; what the demo city publishes has names of places. @type {Rule} */
const TITLE_CASE = [/(?<=\p{Ll} )(?!JavaScript)\p{Lu}\p{Ll}+/u, 'English is written in sentence case.'];

/** @param {string} file @param {Locale} locale @returns {Rule[]} */
const rulesFor = (file, locale) => [
  ...SIGNS,
  ...(locale === 'fr' && OWN.test(file) ? FRENCH_SIGNS : []),
  ...(OWN.test(file) ? [UNITS] : []),
  ...ADDRESS[locale],
  [WITHOUT_STEPS[locale], 'A place for wheelchairs is called by that: nothing is known of steps.'],
  ...(locale === 'en' && OWN.test(file) ? [TITLE_CASE] : []),
];

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const oneWording = {
  name: '6 one form of address per language, and the signs of typography',
  check: (project) =>
    textsForTravellers(project).flatMap(({ file, line, locale, text }) =>
      rulesFor(file, locale).flatMap(([pattern, message]) => {
        const [found] = pattern.exec(text) ?? [];
        return found === undefined ? [] : [{ file, line, message: `“${found}” in “${text}”: ${message}` }];
      }),
    ),
};

/** @type {import('./lib/project.mjs').ArchitectureCheck} */
export const oneTitle = {
  name: '6 a screen is called the same in its heading and in the title of the document',
  check(project) {
    const firsts = new Map();
    const findings = [];
    for (const { file, line, locale, key, text } of textsForTravellers(project)) {
      if (!OWN.test(file) || !key.startsWith('title.')) continue;
      const first = firsts.get(`${locale} ${key}`);
      if (!first) firsts.set(`${locale} ${key}`, { file, text });
      else if (first.text !== text) {
        findings.push({ file, line, message: `“${key}” is “${text}” here and “${first.text}” in ${first.file}.` });
      }
    }
    return findings;
  },
};
