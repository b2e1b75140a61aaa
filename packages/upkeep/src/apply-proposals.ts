import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import type { FactEdit } from '@vpn-site/core/provider/fact-edit.ts';
import type { Proposal } from '#rules/proposal.ts';
import { replaceFile } from './replace-file.ts';

type ProposedEdit = FactEdit & { readonly proposal: string };

/**
 * Writes proposals into the fact files and returns the files that changed. Each file is written once; if one cannot be
 * edited, none is written.
 */
export function applyProposals(root: string, proposals: readonly Proposal[]): string[] {
  const proposed = proposals.flatMap(({ id, edits }) => edits.map((edit) => ({ ...edit, proposal: id })));
  const changed = [...Map.groupBy(proposed, ({ file }) => file)].flatMap(([file, own]) => {
    refuseContradiction(file, own);
    const before = readFactText(root, file);
    const after = editYaml(file, before, own);
    return after === before ? [] : [{ file, after }];
  });
  for (const { file, after } of changed) replaceFile(join(root, file), after);
  return changed.map(({ file }) => file);
}

function readFactText(root: string, file: string): string {
  if (!/^facts(\/[a-z0-9-]+){1,2}\.yaml$/.test(file)) {
    throw new ProblemsError([
      {
        file,
        message: 'A proposal tries to write this file.',
        remedy: 'A proposal may only write fact files.',
      },
    ]);
  }
  const path = join(root, file);
  if (!existsSync(path)) {
    throw new ProblemsError([
      {
        file,
        message: 'A proposal edits a file that no longer exists.',
        remedy: 'Run the tool that made the proposal again.',
      },
    ]);
  }
  return readFileSync(path, 'utf8');
}

/** Throws if two proposals write different values to one field, because one would be lost silently. */
function refuseContradiction(file: string, edits: readonly ProposedEdit[]): void {
  const problems = [...Map.groupBy(edits, ({ path }) => JSON.stringify(path)).values()].flatMap(
    ([first, ...others]) => {
      const other = first && others.find(({ value }) => !isDeepStrictEqual(value, first.value));
      if (!other) return [];
      const message = `Two proposals write different values at "${other.path.join('.')}": ${first.proposal} and ${other.proposal}.`;
      return [{ file, message, remedy: 'Apply one of them, then run the tool that made the other again.' }];
    },
  );
  if (problems.length > 0) throw new ProblemsError(problems);
}
