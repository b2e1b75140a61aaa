import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { readWordsAvoidedWhile } from '@vpn-site/content/word-lists.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { type SiteState, siteStates } from '@vpn-site/core/site/site-state.ts';
import { claimProblems } from '@vpn-site/site/checks/words/claim-problems.ts';
import { expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const read = loadCatalog(liveRoot);
const bodies = new Map([...read.documents.all()].map((document) => [document.file, read.body(document)]));
const catalog: Catalog = { ...read, body: (document) => bodies.get(document.file) ?? read.body(document) };
const settings: { readonly so: readonly SiteState[] }[] = [
  { so: [] },
  ...siteStates.map((state) => ({ so: [state] })),
  { so: siteStates },
];

test.each(settings)('no text claims what is untrue of a site where $so is so', ({ so }) => {
  expect(claimProblems(catalog, new Set(so), readWordsAvoidedWhile(new DataFiles(liveRoot)))).toEqual([]);
});
