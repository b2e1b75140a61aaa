import { seededRandom } from '@vpn-site/core/scoring/seeded-random.ts';
import { noSearchWords, searchKinds } from '@vpn-site/core/site/search-words.ts';
import type { SearchEntry, SearchFile } from '@vpn-site/site/search/index-format.ts';

const pageWords = 180;
const sectionsPerPage = 5;

/**
 * Creates an index of many pages with a vocabulary that grows with the text (Heaps' law), in which common words are far
 * more frequent than rare ones.
 */
export function syntheticSearchFile(pages: number): SearchFile {
  const random = seededRandom(pages);
  const vocabulary = Math.round(30 * (pages * pageWords) ** 0.5);
  const word = () => syntheticWord(Math.floor(vocabulary * random() ** 3));
  const words = (count: number) => [...new Set(Array.from({ length: count }, word))].join(' ');
  const entries = Array.from(
    { length: pages },
    (_, page): SearchEntry => ({
      kind: 'guide',
      path: `/guides/${words(3).replaceAll(' ', '-')}-${page}`,
      title: words(5),
      description: words(20),
      words: words(30),
      sections: Array.from({ length: sectionsPerPage }, (_unused, section) => ({
        id: `s${section}`,
        title: words(4),
        words: words(pageWords / sectionsPerPage),
      })),
    }),
  );
  const kinds = Object.fromEntries(searchKinds.map((kind) => [kind, kind])) as SearchFile['labels']['kinds'];
  const labels = { kinds, list: '', count: '', none: '', all: '', answer: '' };
  return { locale: 'en', names: {}, words: noSearchWords, topics: [], entries, labels };
}

const syllables = 'mu nor ser vi ta kil pro dns le gua wi re so pa ka en'.split(' ');

/** Returns a pronounceable word for a number, always the same one. */
export function syntheticWord(index: number): string {
  let rest = index + syllables.length;
  let word = '';
  while (rest > 0) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return word;
}
