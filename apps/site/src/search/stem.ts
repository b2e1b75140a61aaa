/** An ending of folded words, its replacement, and the min number of letters before it. */
type Rule = readonly [ending: string, instead: string, atLeast: number];

const dropped = (atLeast: number, endings: string): Rule[] =>
  endings.split(' ').map((ending) => [ending, '', atLeast]);

/**
 * Rules for light stemming, which removes inflectional endings but does not split words. The longest matching ending is
 * removed first, repeatedly until none matches, so that a stem is its own stem. Wrong cuts do little harm, because query
 * and page are stemmed in the same way.
 */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    ['ies', 'y', 3],
    ['ie', 'y', 3],
    ['sses', 'ss', 2],
    ['xes', 'x', 2],
    ['ches', 'ch', 2],
    ['shes', 'sh', 2],
    // Drops a final s, except in the endings of "access", "status" and "analysis".
    ...[...'abcdefghjklmnopqrtvwxyz'].map((letter): Rule => [`${letter}s`, letter, 2]),
    ['ing', '', 5],
  ],
  pl: [
    ...dropped(
      3,
      'a e i o u y ow om em ach ami iem ie owi ia ii iu ego emu ej ym im ych ich ymi imi ja je ji',
    ),
    // Consonants that soften before an ending: na Androidzie, w routerze, w protokole.
    ['dzie', 'd', 3],
    ['rze', 'r', 3],
    ['cie', 't', 3],
    // Adjectives and their nouns: legalny, legalność.
    ['nosc', 'n', 3],
  ],
  tr: [
    ...dropped(
      3,
      'lar ler lari leri larin lerin i u a e in un nin nun si su sini sunu yi yu ya ye da de dan den yla yle im um imi umu',
    ),
    // Negated participles and nouns: kayıt tutmayan, kayıt tutmama.
    ...['ma', 'me'].flatMap((not): Rule[] => [
      [`${not}y${not[1]}n`, not, 2],
      [not + not, not, 2],
    ]),
    // After a hard consonant d becomes t: internette. The rule includes the consonant, so that the t of "internete" stays.
    ...[...'cfhkpst'].flatMap((hard) =>
      ['ta', 'te', 'tan', 'ten'].map((ending): Rule => [hard + ending, hard, 2]),
    ),
    // Consonants that soften before an ending: gizlilik, gizliliği.
    ['g', 'k', 3],
  ],
};

const byLength: Readonly<Record<string, readonly Rule[]>> = Object.fromEntries(
  Object.entries(rules).map(([language, unsorted]) => [
    language,
    unsorted.toSorted(([a], [b]) => b.length - a.length),
  ]),
);

/**
 * Returns the part that all inflections of a folded word share. It is never empty, and stemming it again changes nothing.
 * In a language without rules, a word is its own stem.
 */
export function stem(word: string, locale: string): string {
  const endings = byLength[locale] ?? [];
  let left = word;
  for (;;) {
    const rule = endings.find(([ending, , atLeast]) => fits(left, ending, atLeast));
    if (!rule) return left;
    left = left.slice(0, left.length - rule[0].length) + rule[1];
  }
}

function fits(word: string, ending: string, atLeast: number): boolean {
  return word.endsWith(ending) && word.length - ending.length >= atLeast;
}
