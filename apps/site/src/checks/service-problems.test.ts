import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { serviceProblems } from './service-problems.ts';

const page = (service: string): ContentDocument => ({
  id: `streaming/${service}`,
  kind: 'streaming',
  locale: 'en',
  slug: `streaming/${service}`,
  frontMatter: { description: 'D', updated: '2025-06-10' },
  file: `content/streaming/${service}.en.md`,
});
const remedies = (...services: string[]) =>
  serviceProblems({ ...fixtureCatalog(), documents: new DocumentIndex(services.map(page)) }).map(
    ({ file, remedy }) => [file, remedy],
  );

test('pages about streaming services are named after services of the vocabulary; a near name is taken for one, any other is to be added', () => {
  expect(remedies('netflix', 'bbc-iplayer')).toEqual([]);
  expect(remedies('netflicks', 'joyn')).toEqual([
    ['content/streaming/netflicks.en.md', 'Did you mean "netflix"?'],
    ['content/streaming/joyn.en.md', 'Add it there, or remove the page.'],
  ]);
});
