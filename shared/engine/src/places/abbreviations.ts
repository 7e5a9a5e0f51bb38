/**
 * What is abbreviated in names of streets and stops, by language, folded: on signs, in timetables, in OpenStreetMap and by travellers.
 * Abbreviations that are words of other names are left out ("est", "cap", "al").
 */
const BY_LANGUAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    allee: 'all',
    avenue: 'av ave',
    boulevard: 'bd bld blvd bvd boul',
    chaussee: 'chee',
    chemin: 'ch che chem',
    cours: 'crs',
    docteur: 'dr',
    esplanade: 'espl',
    faubourg: 'fbg fg',
    general: 'gal gen gral',
    grand: 'gd',
    grande: 'gde',
    impasse: 'imp',
    marechal: 'mal',
    mont: 'mt',
    passage: 'pas pass',
    place: 'pl',
    pont: 'pt',
    president: 'pdt',
    professeur: 'pr prof',
    residence: 'res',
    route: 'rte',
    ruelle: 'rle',
    saint: 'st',
    sainte: 'ste',
    square: 'sq',
  },
  de: {
    bahnhof: 'bf bhf',
    doktor: 'dr',
    hauptbahnhof: 'hbf',
    platz: 'pl plz',
    professor: 'prof',
    sankt: 'st',
    strasse: 'str',
  },
  en: { avenue: 'ave', boulevard: 'blvd', doctor: 'dr', fort: 'ft', heights: 'hts', mount: 'mt', place: 'pl' },
  es: {
    avenida: 'av avd avda',
    callejon: 'cjon',
    camino: 'cam cno',
    carretera: 'crta ctra',
    doctora: 'dra',
    glorieta: 'gta',
    nuestra: 'ntra',
    pasaje: 'pje psje',
    paseo: 'ps pso pº',
    plaza: 'pl plza pza',
    rambla: 'rbla',
    ronda: 'rda',
    san: 'st',
    santa: 'sta',
    santo: 'st sto',
    senora: 'sra',
    travesia: 'trav trv trva',
    urbanizacion: 'urb',
    virgen: 'vgen',
  },
  it: {
    contrada: 'cda',
    corso: 'cso',
    fratelli: 'flli',
    largo: 'lgo',
    piazza: 'pza pzza',
    piazzale: 'ple',
    strada: 'str',
    viale: 'vle',
    vicolo: 'vlo',
  },
  pt: {
    alameda: 'alam',
    avenida: 'av',
    calcada: 'calc',
    caminho: 'cam',
    coronel: 'cel',
    doutor: 'dr',
    doutora: 'dra',
    engenheiro: 'eng',
    estrada: 'estr',
    largo: 'lg',
    praca: 'pca',
    praceta: 'pcta',
    sao: 'st',
    travessa: 'trav tv',
    visconde: 'visc',
  },
  ca: {
    avinguda: 'av avda avgda',
    passatge: 'ptge',
    passeig: 'pg pº',
    placa: 'pc pca pl',
    sant: 'st',
    travessera: 'trav',
  },
  nl: { dokter: 'dr', laan: 'ln', plein: 'pl pln', sint: 'st', straat: 'str' },
};

/** Only in front of a name: "C/ Mayor", "R. Augusta", "P. Garibaldi", "V. Roma". */
const IN_FRONT: Readonly<Record<string, string>> = { c: 'calle', cl: 'calle', p: 'piazza', r: 'rue', v: 'via' };
const WORDS_IN_FRONT = new Set(Object.entries(IN_FRONT).flat());
/** Words that one abbreviation in front stands for. */
const SAME_IN_FRONT = [
  ['calle', 'carrer'],
  ['rue', 'rua'],
] as const;

/** Only behind a name: "96 St" is a street, "St Michel" a saint. */
const BEHIND: Readonly<Record<string, string>> = {
  cl: 'close',
  cres: 'crescent',
  ct: 'court',
  dr: 'drive',
  gdns: 'gardens',
  hwy: 'highway',
  ln: 'lane',
  pkwy: 'parkway',
  rd: 'road',
  st: 'street',
  ter: 'terrace',
};

/** Ends of compounds: "Hauptstr.", "Kerkstraat", "Marienpl.", "Ostbf". */
const ENDINGS = [
  ['straat', 'strasse'],
  ['str', 'strasse'],
  ['plein', 'platz'],
  ['platz', 'platz'],
  ['pl', 'platz'],
  ['bhf', 'bahnhof'],
  ['bf', 'bahnhof'],
] as const;
/** Letters before the ending of a compound. */
const LEAST_BEFORE_ENDING = 3;

/**
 * By word and by abbreviation: one word for all that share an abbreviation, since "av" may be an avenue, an avenida or an avinguda: then "av
 * diagonal" finds it in each language, and "avenue diagonal" as well.
 */
const COMMON = commonWords();

/** The word that stands for a folded word, its abbreviations and those that share one with it; the word itself if there is none. */
export function commonWord(word: string): string {
  const known = COMMON.get(word);
  if (known !== undefined) return known;
  for (const [ending, full] of ENDINGS) {
    if (word.endsWith(ending) && word.length >= ending.length + LEAST_BEFORE_ENDING)
      return word.slice(0, -ending.length) + full;
  }
  return word;
}

/** What an abbreviation means in front of a name; null for other words. */
export function commonWordInFront(word: string): string | null {
  return Object.hasOwn(IN_FRONT, word) ? commonWord(IN_FRONT[word]!) : null;
}

/** Whether a word is a kind of street, or is abbreviated like one: behind it "S." is a saint. */
export function isUsualWord(word: string): boolean {
  return COMMON.has(word) || WORDS_IN_FRONT.has(word);
}

/** What an abbreviation means behind a name; null for other words. */
export function wordBehind(word: string): string | null {
  return Object.hasOwn(BEHIND, word) ? BEHIND[word]! : null;
}

function commonWords(): ReadonlyMap<string, string> {
  const common = new Map<string, string>();
  const join = (from: string, to: string) => {
    for (const [word, other] of common) if (other === from) common.set(word, to);
  };
  const entries = Object.values(BY_LANGUAGE).flatMap((words) =>
    Object.entries(words).map(([word, short]) => [word, ...short.split(' ')]),
  );
  for (const words of [...entries, ...SAME_IN_FRONT]) {
    const known = words.flatMap((word) => common.get(word) ?? []);
    const representative = [...common.values()].find((word) => known.includes(word)) ?? words[0]!;
    for (const word of words) common.set(word, representative);
    for (const other of known) join(other, representative);
  }
  return common;
}
