import type { Node } from '@markdoc/markdoc';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';

/** Blocks about a closed provider that its review may still use: `verdict` for our opinion, `fact` for what was known. */
const allowed = ['verdict', 'fact'];

/** Checks that the review of a former provider still exists and no longer promotes it. */
export function endedReviewProblems({
  documents,
  body,
  facts,
}: Pick<Catalog, 'documents' | 'body' | 'facts'>): Problem[] {
  return facts.formerProviders.flatMap(({ id, name, status }) => {
    const reviews = [...documents.all().filter((document) => document.id === `reviews/${id}`)];
    if (reviews.length === 0) {
      return [
        {
          file: `facts/providers/${id}.yaml`,
          message: `"${id}" ${status.kind} on ${status.on}, but its review is missing.`,
          remedy: `Restore content/reviews/${id}.*.md, because old addresses lead there. To remove the provider completely, run npm run site -- drop ${id} --remove`,
        },
      ];
    }
    return reviews.flatMap((review) =>
      [...body(review).walk()]
        .filter((node) => isSelling(node, id))
        .map(({ lines, tag }) => ({
          file: review.file,
          line: (lines[0] ?? 0) + 1,
          message: `"${tag}" offers ${name}, which ${status.kind} on ${status.on}.`,
          remedy: `Remove the block. Only ${allowed.join(' and ')} may still name this provider.`,
        })),
    );
  });
}

function isSelling({ type, tag = '', attributes }: Node, id: string): boolean {
  return type === 'tag' && !allowed.includes(tag) && Object.values(attributes).flat().includes(id);
}
