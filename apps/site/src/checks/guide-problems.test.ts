import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { expect, test } from 'vitest';
import { guideProblems } from './guide-problems.ts';

const guide = {
  id: 'guides/toaster',
  kind: 'guides',
  locale: 'en',
  slug: 'guides/toaster',
  frontMatter: { title: 'x', description: 'x', updated: '2025-06-10' },
  file: 'content/guides/toaster.en.md',
} as const;
const messagesOf = (source: string) =>
  guideProblems({ documents: new DocumentIndex([guide]), body: () => parseMarkdoc(source) }).map(
    ({ message }) => message,
  );
const shortWay = (steps: number) => `## Quick {% #five-minutes %}\n\n${'1. Do it.\n'.repeat(steps)}\n`;
const check = '## Did it work {% #check %}\n\nLook.\n';

test('each part that is missing is named', () => {
  expect(messagesOf('Words.')).toEqual([
    'The guide does not begin with the short way.',
    'The guide does not say how readers see that it worked.',
    'The guide has no numbered steps.',
  ]);
  expect(messagesOf(check + shortWay(7))).toEqual([
    'The guide does not begin with the short way.',
    'The short way has 7 steps.',
  ]);
});
