import type { Criterion } from '#domain/scoring/methodology.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';

/** Throws for an unknown id: the checks of the catalog let none through, so one here is a mistake in code. */
export function criterionById(id: string, { methodology }: Pick<SiteFacts, 'methodology'>): Criterion {
  const criterion = methodology.criteria.find((candidate) => candidate.id === id);
  if (!criterion) throw new Error(`There is no criterion "${id}".`);
  return criterion;
}

export function criterionLabel(id: string, site: Language & SiteFacts): string {
  return criterionById(id, site).label[site.locale];
}
