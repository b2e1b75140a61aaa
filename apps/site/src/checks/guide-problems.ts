import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { headingIds } from '#blocks/document/body-structure.ts';

/** The max number of steps of the short way. */
const maxSteps = 6;

/**
 * Checks that a guide begins with the short way, in a few numbered steps, and says how to see that it worked. This
 * is advice, because a guide about something else than a device may need another shape.
 */
export function guideProblems({ documents, body }: Pick<Catalog, 'documents' | 'body'>): Problem[] {
  return [...documents.all().filter(({ kind }) => kind === 'guides')].flatMap((document) => {
    const { file } = document;
    const text = body(document);
    // The page shows a placeholder, and another check reports the empty text as advice.
    if (text.children.length === 0) return [];
    const ids = headingIds(text);
    const list = text.children.find(({ type, attributes }) => type === 'list' && attributes.ordered === true);
    const steps = list?.children.length ?? 0;
    return [
      // A heading that says which VPN to take may come before it.
      ids.find((id) => id !== 'which-vpn') === 'five-minutes'
        ? undefined
        : {
            file,
            message: 'The guide does not begin with the short way.',
            remedy: 'Write the short way first, with {% #five-minutes %} after its heading.',
          },
      ids.includes('check')
        ? undefined
        : {
            file,
            message: 'The guide does not say how readers see that it worked.',
            remedy: 'Write that section, with {% #check %} after its heading.',
          },
      steps > 0
        ? undefined
        : {
            file,
            message: 'The guide has no numbered steps.',
            remedy: `Write the short way as a list: a line "1. …" for each step, ${maxSteps} at most.`,
          },
      steps <= maxSteps
        ? undefined
        : {
            file,
            line: (list?.lines[0] ?? 0) + 1,
            message: `The short way has ${steps} steps.`,
            remedy: `Write ${maxSteps} steps at most. Put the others into a later section.`,
          },
    ].flatMap((problem) => (problem ? [{ ...problem, severity: 'advice' as const }] : []));
  });
}
