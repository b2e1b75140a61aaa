import type { RankingFile } from '#blocks/tools/your-ranking/ranking-file.ts';
import { seededRandom } from '#domain/scoring/seeded-random.ts';

/** The same tool for many more providers: copies of the real ones whose points are dealt anew. */
export function syntheticRankingFile({ data, texts }: RankingFile, count: number): RankingFile {
  const random = seededRandom(count);
  const providers = Array.from({ length: count }, (_, number) => {
    const model = data.providers[number % data.providers.length];
    if (!model) throw new Error('There is no provider to copy.');
    const judgements = model.judgements.map(
      ([points, ...rest]) => [points === null ? null : Math.round(random() * 100) / 10, ...rest] as const,
    );
    return { original: model.id, provider: { ...model, id: `${model.id}-${number}`, judgements } };
  });
  return {
    data: { ...data, providers: providers.map(({ provider }) => provider) },
    texts: {
      ...texts,
      providers: Object.fromEntries(
        providers.flatMap(({ original, provider: { id } }, number) => {
          const own = texts.providers[original];
          return own ? [[id, { ...own, name: `${own.name} ${number}` }]] : [];
        }),
      ),
    },
  };
}
