import type { ValidateError } from '@markdoc/markdoc';
import { type DocumentProblem, problem } from './document-problem.ts';

const endings = new Set(['missing-closing', 'missing-opening']);
const generic = 'Write it as docs/editors/writing.md shows.';

/**
 * What the parser finds, for authors. From a block that ends wrongly it goes on to complain about the paragraph and the
 * list around it; those are left out, because they are right again as soon as the block is.
 */
export function parserProblems(errors: readonly ValidateError[]): DocumentProblem[] {
  const ended = errors.filter(({ error }) => endings.has(error.id));
  const blocks = ended.filter(({ type }) => type === 'tag');
  const meant = ended.length === 0 ? errors : blocks.length > 0 ? blocks : ended.slice(0, 1);
  return meant.map(({ lines, error }) => {
    const line = lines[0] ?? 0;
    if (error.id === 'missing-closing') {
      const name = /'(.+)'/.exec(error.message)?.[1] ?? '';
      return problem(
        line,
        `"${name}" is not closed.`,
        `Write {% /${name} %} where it ends, in the same paragraph or list item if it began there.`,
      );
    }
    if (error.id === 'missing-opening') {
      return problem(
        line,
        'This closes a block that was not opened.',
        'Write the name of the open block, or remove it.',
      );
    }
    return problem(line, `${error.message}.`, generic);
  });
}
