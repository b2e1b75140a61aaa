import { isDay } from '@vpn-site/core/day/day.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { type Fields, fieldsOf, isFields } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

/** The end of a provider has a real day. A merged provider names its successor, and successors form no cycle. */
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
  const message = `"status.on" is "${on}", which is not a date.`;
  return [problemAt(file, ['status', 'on'], message, 'Write the day as YYYY-MM-DD.')];
}

function successorProblems(
  file: FactFile,
  { kind, into }: Fields,
  successors: ReadonlyMap<string, unknown>,
): Problem[] {
  const at = ['status', 'into'];
  if (kind === 'closed' && into !== undefined) {
    const remedy = 'Write "kind: merged", or remove "into".';
    return [problemAt(file, at, 'A provider that closed cannot have "into".', remedy)];
  }
  if (kind !== 'merged') return [];
  const ids = [...successors.keys()];
  if (typeof into !== 'string') {
    const remedy =
      'Add "into: <provider>". If we do not list that provider, write "kind: closed" and say in "note" who took over.';
    return [problemAt(file, ['status'], 'The provider merged, but "into" does not name a provider.', remedy)];
  }
  if (!ids.includes(into)) {
    const near = nearestName(into, ids);
    const remedy = near
      ? `Did you mean "${near}"?`
      : 'Write the id of a provider in facts/providers, or write "kind: closed" and say in "note" who took over.';
    const about = { provider: into, isMissing: true };
    return [problemAt(file, at, `There is no provider "${into}".`, remedy, about)];
  }
  if (!hasCycle(stemOf(file), successors)) return [];
  const message = `"into" leads from "${stemOf(file)}" back to "${stemOf(file)}".`;
  return [problemAt(file, at, message, 'Write the provider that still exists.')];
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
