import { readFileSync } from 'node:fs';
import { readContentFiles } from '@vpn-site/content/content-files.ts';
import { describe, expect, test } from 'vitest';
import { withoutTokens, withTokens } from './inline-tokens.ts';

describe('blocks in sentences are words', () => {
  test.each([
    [
      'an empty one',
      'Only {% fact provider="x" key="devices" /%} devices.',
      'Only ⟦fact provider="x" key="devices" /⟧ devices.',
    ],
    ['one around words', 'A {% term id="tor" %}Tor{% /term %} bridge', 'A ⟦term id="tor"⟧Tor⟦/term⟧ bridge'],
    ['a percent sign in quotes', 'a {% fact one="5 %" /%} b', 'a ⟦fact one="5 %" /⟧ b'],
    ['a picture', '![A house](/images/x.png)', '⟦image: A house → /images/x.png⟧'],
  ])('%s', (_, written, shown) => {
    expect(withTokens(written)).toBe(shown);
    expect(withoutTokens(shown)).toBe(written);
  });

  test.each(['{% faq %}\nwords\n{% /faq %}', '## Head {% #head %}', '  {% deals /%}  '])('not %j', (body) => {
    expect(withTokens(body)).toBe(body);
  });
});

test('every document comes back as it went', () => {
  const root = 'tests/fixtures/site';
  for (const { file } of readContentFiles(root)) {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    expect(withoutTokens(withTokens(source)), file).toBe(source);
  }
});
