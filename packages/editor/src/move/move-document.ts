import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { redirectsFilePath } from '@vpn-site/content/data-files.ts';
import { bodyStart } from '@vpn-site/content/front-matter.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { reservedSlugProblem, slugProblem } from '@vpn-site/core/document/slug.ts';
import { isLocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { type Redirect, withMoved } from '@vpn-site/core/route/redirects.ts';
import { readablePageAt } from '@vpn-site/site/compose/pages.ts';
import { redirectsText } from './redirects-text.ts';

interface Move {
  readonly id: string;
  readonly locale: string;
  readonly slug: string;
}

interface Moved extends Redirect {
  readonly file: string;
  /** Documents that still contain the old address. */
  readonly linking: readonly string[];
}

const slugLine = /^slug:.*$/m;

/** Gives a document another address: sets the slug in its front matter, and redirects the old address. */
export function moveDocument(root: string, move: Move, catalog = loadCatalog(root, undefined, null)): Moved {
  const document = documentOf(catalog, move);
  const from = localizedPath(document.locale, document.slug);
  const to = localizedPath(document.locale, move.slug);
  const path = join(root, document.file);
  const text = readFileSync(path, 'utf8');
  const start = bodyStart(text);
  const head = text.slice(0, start);
  if (!slugLine.test(head)) {
    throw new UsageError(`${document.file} has no slug, because its address comes from its file name.`);
  }
  refuseAddress(catalog, move.slug, to);
  writeFileSync(path, head.replace(slugLine, `slug: ${move.slug}`) + text.slice(start));
  const redirects = redirectsText(root, withMoved(catalog.redirects, { from, to }));
  writeFileSync(join(root, redirectsFilePath), redirects);
  return { file: document.file, from, to, linking: linkingFiles(root, catalog, from) };
}

function documentOf({ documents }: Catalog, { id, locale }: Move): ContentDocument {
  if (!isLocaleCode(locale)) {
    throw new UsageError(`There is no language "${locale}". The languages are: ${localeCodes.join(', ')}.`);
  }
  const found = documents.translation(id, locale);
  if (found) return found;
  const ids = new Set(documents.all().map((document) => document.id));
  if (ids.has(id)) throw new UsageError(`"${id}" does not exist in the language "${locale}".`);
  const near = nearestName(id, [...ids]);
  throw new UsageError(`There is no document "${id}".${near ? ` Did you mean "${near}"?` : ''}`);
}

function refuseAddress(catalog: Catalog, slug: string, to: string): void {
  const [first] = slug.split('/');
  const reason =
    slugProblem(slug) ??
    (isLocaleCode(first) ? `"${first}" is a language prefix` : undefined) ??
    reservedSlugProblem(slug);
  if (reason !== undefined) throw new UsageError(`"${slug}" cannot be an address: ${reason}.`);
  if (readablePageAt(catalog, to)) throw new UsageError(`There is already a page at ${to}.`);
}

function linkingFiles(root: string, { documents }: Catalog, from: string): string[] {
  return documents
    .all()
    .map(({ file }) => file)
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [`](${from})`, `](${from}#`].some((link) => text.includes(link));
    })
    .toArray();
}
