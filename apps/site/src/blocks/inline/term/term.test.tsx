import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { renderBody } from '#blocks/document/render-body.tsx';

const entry = { id: 'kill-switch', term: 'Kill switch', definition: 'Cuts the connection.' };
const site = {
  ...emptyContext,
  glossary: new Map([[entry.id, entry]]),
  document: (id: string) => ({ path: '/glossary', title: id, description: id }),
};
const html = (source: string, over = site) => renderHtml(renderBody(parseMarkdoc(source), over));

test('is a link to its entry, with the meaning beside it', () => {
  const rendered = html('A {% term id="kill-switch" %}kill **switch**{% /term %} helps.');
  expect(rendered).toMatch(/<a href="\/glossary#kill-switch" data-term="[^"]+"[^>]*>kill switch<\/a>/);
  expect(rendered).toMatch(/popover="auto"[^>]*>Cuts the connection\. <a href="\/glossary#kill-switch"/);
  // Without words of its own it has the glossary’s, as they stand in a sentence.
  expect(html('Ask for a {% term id="kill-switch" /%}.')).toContain('>kill switch</a>');
});

test('a term that is not in the glossary is a mistake with the nearest name', () => {
  expect(documentProblems(parseMarkdoc('{% term id="kil-switch" /%}'), site)).toMatchObject([
    { remedy: expect.stringContaining('kill-switch') },
  ]);
});
