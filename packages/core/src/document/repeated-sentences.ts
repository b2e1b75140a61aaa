interface WrittenSentence {
  readonly file: string;
  readonly line: number | undefined;
  readonly text: string;
}

export interface RepeatedSentence {
  readonly sentence: WrittenSentence;
  /** The earlier occurrence of the sentence, in another file. */
  readonly earlier: WrittenSentence;
}

/** A sentence that was found before, and its number of word triples. */
interface KnownSentence {
  readonly sentence: WrittenSentence;
  readonly size: number;
}

/** The min number of words of a checked sentence. Shorter ones are common phrases, which may repeat. */
export const minSentenceWords = 6;

/** The share of word triples from which a sentence counts as a copy of an earlier one. */
const nearDuplicateShare = 0.8;

const endOfSentence = /(?<=[.!?…][”"’)]?)\s+/u;
const wordPattern = /[\p{L}\p{N}]+/gu;

export function splitSentences(text: string): string[] {
  return text.split(endOfSentence).filter((sentence) => sentence.trim() !== '');
}

/**
 * Returns the sentences that an earlier file already contains, word for word or nearly so. `names` are ignored, because a
 * sentence that fits two providers after swapping the name tells nothing about either.
 */
export function repeatedSentences(
  sentences: readonly WrittenSentence[],
  names: readonly string[] = [],
): RepeatedSentence[] {
  const known = new Map<string, KnownSentence[]>();
  return sentences.flatMap((sentence) => {
    const triples = wordTriples(sentence.text, names);
    if (!triples) return [];
    const earlier = nearest(sentence, triples, known);
    const remembered = { sentence, size: triples.size };
    for (const triple of triples) {
      const list = known.get(triple) ?? [];
      list.push(remembered);
      known.set(triple, list);
    }
    return earlier ? [{ sentence, earlier }] : [];
  });
}

function nearest(
  { file }: WrittenSentence,
  triples: ReadonlySet<string>,
  known: ReadonlyMap<string, readonly KnownSentence[]>,
): WrittenSentence | undefined {
  const shared = new Map<KnownSentence, number>();
  for (const triple of triples) {
    for (const one of known.get(triple) ?? []) {
      if (one.sentence.file !== file) shared.set(one, (shared.get(one) ?? 0) + 1);
    }
  }
  const same = [...shared].find(
    ([{ size }, count]) => count / Math.max(size, triples.size) >= nearDuplicateShare,
  );
  return same?.[0].sentence;
}

function wordTriples(text: string, names: readonly string[]): ReadonlySet<string> | undefined {
  const unnamed = names.reduce((left, name) => left.replaceAll(name, 'x'), text);
  const words = unnamed.toLowerCase().match(wordPattern) ?? [];
  if (words.length < minSentenceWords) return undefined;
  return new Set(words.slice(2).map((last, index) => `${words[index]} ${words[index + 1]} ${last}`));
}
