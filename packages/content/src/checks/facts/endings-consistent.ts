import { isDay } from '@vpn-site/core/day/day.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { type Fields, fieldsOf, isFields } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** The end of a provider has a real day; a merged one names its successor, and successors form no cycle. */
export const endingsConsistent: Check = ({ factFiles }) => {
  const files = filesOfKind(factFiles, 'provider');
  const into = new Map(files.map((file) => [stemOf(file), fieldsOf(fieldsOf(file.data).status).into]));
  return files.flatMap((file) => {
    const { status } = fieldsOf(file.data);
    return isFields(status) ? [...dayProblems(file, status), ...successorProblems(file, status, into)] : [];
  });
};

function dayProblems(file: FactFile, { on }: Fields): Problem[] {
  if (typeof on !== 'string' || isDay(on)) return [];
  const message = `"status.on" is "${on}", which is no day.`;
  return [problemAt(file, ['status', 'on'], message, 'Write the day as YYYY-MM-DD.')];
}

function successorProblems(
  file: FactFile,
  { kind, into }: Fields,
  successors: ReadonlyMap<string, unknown>,
): Problem[] {
  const at = ['status', 'into'];
  if (kind === 'closed' && into !== undefined) {
    const remedy = 'Write "kind: merged", or take "into" out.';
    return [problemAt(file, at, 'A provider that closed went into nobody.', remedy)];
  }
  if (kind !== 'merged') return [];
  const ids = [...successors.keys()];
  if (typeof into !== 'string') {
    const remedy =
      'Add "into: <provider>". Where that is none of ours, write "kind: closed" and say in "note" who took over.';
    return [problemAt(file, ['status'], 'The provider merged, but "into" does not say with whom.', remedy)];
  }
  if (!ids.includes(into)) {
    const near = nearestName(into, ids);
    const remedy = near
      ? `Did you mean "${near}"?`
      : 'Name one of facts/providers, or write "kind: closed" and say in "note" who took over.';
    const about = { provider: into, isMissing: true };
    return [problemAt(file, at, `There is no provider "${into}".`, remedy, about)];
  }
  if (!hasCycle(stemOf(file), successors)) return [];
  const message = `By "into", "${stemOf(file)}" ends up where it began.`;
  return [problemAt(file, at, message, 'Name the one that is still there.')];
}

function hasCycle(start: string, successors: ReadonlyMap<string, unknown>): boolean {
  const passed = new Set([start]);
  let at = successors.get(start);
  while (typeof at === 'string') {
    if (passed.has(at)) return true;
    passed.add(at);
    at = successors.get(at);
  }
  return false;
}
