import { profileNamed, weightIn } from '#domain/scoring/methodology.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';

/** On what basis costs are compared: printed wherever they count. Undefined in a list where they have no weight. */
export function costBasis(profile: string, site: Language & SiteFacts): string | undefined {
  const weighing = profileNamed(site.methodology, profile);
  const counted = site.methodology.criteria.filter((criterion) => weightIn(weighing, criterion) > 0);
  return costBasisAmong(
    counted.map(({ id }) => id),
    site,
  );
}

/** The same, where the cost is among some criteria. */
export function costBasisAmong(
  criteria: readonly string[],
  { methodology, locale }: Language & SiteFacts,
): string | undefined {
  const isCost = methodology.criteria.some(({ id, rule }) => rule.name === 'cost' && criteria.includes(id));
  return isCost ? methodology.costBasis.statement[locale] : undefined;
}
