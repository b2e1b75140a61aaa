import { expect, test } from 'vitest';
import { llmsTxt } from './llms-txt.ts';

const site = { name: 'VPN Site', summary: 'Facts\nwith sources.', notes: ['One.', 'Two.'], sections: [] };

test('a section lists its pages, one per line; an empty one is left out', () => {
  const links = [{ title: 'A [b]', url: 'https://site.example/a', description: 'What\nit is.' }];
  const sections = [
    { title: 'Guides', links },
    { title: 'Nothing', links: [] },
  ];
  expect(llmsTxt({ ...site, notes: [], sections })).toBe(
    '# VPN Site\n\n> Facts with sources.\n\n## Guides\n\n- [A \\[b\\]](https://site.example/a): What it is.\n',
  );
});
