import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { factProblems } from '@vpn-site/content/checks/all-checks.ts';
import { type FactFile, parseFactFile, readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { type Day, isDay } from '@vpn-site/core/day/day.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { aliasEdit } from './alias-edit.ts';
import type { DropRequest } from './drop-arguments.ts';
import { type RemainingTask, remainingTasks } from './remaining-tasks.ts';
import { brandName, factsWithoutProviderId } from './removed-facts.ts';
import { removedRedirects, wasRemoved } from './removed-redirects.ts';
import { statusText } from './status-text.ts';

export interface Dropped {
  /** The changes that were made, one line each. */
  readonly done: readonly string[];
  readonly left: readonly RemainingTask[];
}

/** A file with its new text; undefined removes it. */
interface FileChange {
  readonly file: string;
  readonly text: string | undefined;
  readonly summary: string;
}

/**
 * Removes a provider from everything that lists, ranks or sells, or from the whole site, as requested. A second run changes
 * nothing.
 */
export function dropProvider(root: string, asked: DropRequest, today: Day): Dropped {
  const { changes, name } = asked.kind === 'remove' ? removal(root, asked.id) : ending(root, asked, today);
  const real = changes.filter(({ file, text }) => text !== undefined || existsSync(join(root, file)));
  for (const { file, text } of real) {
    if (text === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), text);
  }
  return {
    done:
      real.length > 0
        ? real.map(({ file, summary }) => `${file}: ${summary}`)
        : ['There was nothing to change.'],
    left: remainingTasks(root, { id: asked.id, name, isRemoved: asked.kind === 'remove' }),
  };
}

interface Plan {
  readonly name: string;
  readonly changes: readonly FileChange[];
}

type Ended = Exclude<DropRequest, { readonly kind: 'remove' }>;

function ending(root: string, asked: Ended, today: Day): Plan {
  const catalog = loadCatalog(root);
  const { id, kind, on } = asked;
  const provider = knownProvider(id, catalog);
  const { name, status } = provider;
  if (!isDay(on)) throw new UsageError(`"${on}" is not a date: write it as 2027-01-31.`);
  if (on > today) {
    throw new UsageError(`${on} is in the future. Run this command again on that day.`);
  }
  if (asked.kind === 'merged') refuseSuccessor(asked, catalog);
  const isSame =
    status?.kind === kind && status.on === on && (kind === 'closed' || status.into === asked.into);
  if (status && !isSame) {
    const file = `facts/providers/${id}.yaml`;
    throw new UsageError(`${file} already says that it ${status.kind} on ${status.on}. Correct it there.`);
  }
  return {
    name,
    changes: [
      ...(status ? [] : [checked(root, today, statusText(root, asked, today))]),
      {
        file: `facts/offers/${id}.yaml`,
        text: undefined,
        summary: 'removed: the site no longer links to the provider',
      },
      ...comparisonFiles(id, catalog),
      ...aliasEdit(root, id),
    ],
  };
}

/** Runs the rules for facts over the file before it is written; throws if they find problems. */
function checked(root: string, today: Day, change: FileChange & { readonly text: string }): FileChange {
  const written = parseFactFile(change.file, change.text);
  const files = readFactFiles(root).map((file): FactFile => (file.file === change.file ? written : file));
  const problems = factProblems(root, files, today).filter(
    ({ file, severity }) => file === change.file && severity !== 'advice',
  );
  if (problems.length > 0) throw new ProblemsError(problems);
  return change;
}

function knownProvider(id: string, { facts }: Catalog): Provider {
  const all = [...facts.providers, ...facts.formerProviders];
  const found = all.find((provider) => provider.id === id);
  if (found) return found;
  const near = nearestName(
    id,
    all.map((provider) => provider.id),
  );
  throw new UsageError(`There is no provider "${id}".${near ? ` Did you mean "${near}"?` : ''}`);
}

function refuseSuccessor(
  { id, into }: { readonly id: string; readonly into: string },
  catalog: Catalog,
): void {
  if (into === id) throw new UsageError(`"${id}" cannot merge into itself.`);
  const { name, status } = knownProvider(into, catalog);
  if (status)
    throw new UsageError(`${name} ${status.kind} on ${status.on} . Name a provider that still exists.`);
}

function removal(root: string, id: string): Plan {
  const factFiles = readFactFiles(root);
  const hasFile = factFiles.some(({ file }) => file === `facts/providers/${id}.yaml`);
  // The provider's file may already be deleted, so the catalog may be inconsistent.
  const catalog = loadCatalog(root);
  const { providers, formerProviders } = catalog.facts;
  const provider = [...providers, ...formerProviders].find((one) => one.id === id);
  const name = provider?.name ?? brandName(id, factFiles);
  if (name === undefined && !hasReview(id, catalog) && !wasRemoved(id, catalog)) knownProvider(id, catalog);
  const heir = formerProviders.find(({ status }) => status.into === id);
  if (hasFile && heir) {
    throw new UsageError(
      `${heir.name} merged into "${id}". First name another provider in facts/providers/${heir.id}.yaml.`,
    );
  }
  const gone = (file: string) => ({ file, text: undefined, summary: 'removed' });
  return {
    name: name ?? id,
    changes: [
      ...['providers', 'offers', 'price-history', 'policy-history'].map((folder) =>
        gone(`facts/${folder}/${id}.yaml`),
      ),
      ...[...catalog.documents.all()]
        .filter((document) => document.id === `reviews/${id}`)
        .map(({ file }) => gone(file)),
      ...comparisonFiles(id, catalog),
      ...factsWithoutProviderId(root, id, name ?? id, factFiles),
      ...removedRedirects(root, id, catalog),
      ...aliasEdit(root, id),
    ],
  };
}

function hasReview(id: string, { documents }: Catalog): boolean {
  return [...documents.all()].some((document) => document.id === `reviews/${id}`);
}

function comparisonFiles(id: string, { documents }: Catalog): FileChange[] {
  return [...documents.all()]
    .filter(({ id: document }) => isComparisonWith(id, document))
    .map(({ file }) => ({ file, text: undefined, summary: 'removed: its address redirects to a review' }));
}

function isComparisonWith(id: string, document: string): boolean {
  const pair = document.replace(/^comparisons\//, '');
  return pair !== document && (pair.startsWith(`${id}-vs-`) || pair.endsWith(`-vs-${id}`));
}
