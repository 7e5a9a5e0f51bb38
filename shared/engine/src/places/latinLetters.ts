/**
 * Cyrillic and Greek names in Latin letters, as signs beside them have it (Russian and Ukrainian by BGN/PCGN, Greek by ELOT 743, both without
 * marks), so that travellers find what their keyboard has no letters for. 70 letters do not need a library that knows 100 000.
 */
// biome-ignore format: a table
const LATIN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', ђ: 'dj', е: 'e', є: 'ye', ё: 'e', ж: 'zh', з: 'z', ѕ: 'dz', и: 'i', і: 'i', ї: 'i',
  й: 'y', ј: 'j', к: 'k', ќ: 'k', л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u',
  ў: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', џ: 'dz', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p',
  ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
};
/** Letters that are written otherwise together. */
const TOGETHER: Readonly<Record<string, string>> = { ου: 'ou', αυ: 'av', ευ: 'ev', γγ: 'ng', μπ: 'b' };
const OTHER_SCRIPT = /[\u0370-\u03ff\u0400-\u052f]/;
/** The usual ending of Russian street names: "Невский" is written "Nevsky". */
const ADJECTIVE = /[иы]й(?!\p{L})/gu;

/** @param text in lower case. */
export function inLatinLetters(text: string): string {
  if (!OTHER_SCRIPT.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(ADJECTIVE, 'y')
    .replace(/[\u0400-\u052f]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ου|αυ|ευ|γγ|μπ/g, (letters) => TOGETHER[letters]!)
    .replace(/[\u0370-\u03ff]/g, (letter) => LATIN[letter] ?? letter);
}
