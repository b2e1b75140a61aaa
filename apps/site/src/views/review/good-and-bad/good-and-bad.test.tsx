import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { GoodAndBad } from './good-and-bad.tsx';
import { plainProsAndCons } from './good-and-bad-model.ts';

const site = testContext();
const written = parseMarkdoc(`{% article-pros-cons %}
### Good {% #good-at %}
- It lets you connect {% fact provider="alder" key="devices" /%} devices.

### Bad {% #not-for %}
- No.
{% /article-pros-cons %}`);
const nothing = parseMarkdoc('');
const columns = (body: typeof written) =>
  renderElement(<GoodAndBad provider="alder" body={body} site={site} />)
    .all('h3')
    .map(({ text, attributes }) => [text, attributes.id]);

describe('what is good and what is not', () => {
  test('is what an editor wrote', () => {
    expect(columns(written)).toEqual([
      ['Good', 'good-at'],
      ['Bad', 'not-for'],
    ]);
    expect(plainProsAndCons('alder', written, site)).toEqual({
      good: [expect.stringMatching(/^It lets you connect \S+ devices\.$/)],
      bad: ['You can’t read the report of the auditors who searched its servers.', 'No.'],
    });
  });

  test('is else what weighs most in the score, with its source', () => {
    expect(columns(nothing)).toEqual([
      ['What’s good', 'good-at'],
      ['What’s not', 'not-for'],
    ]);
    const { good, bad } = plainProsAndCons('alder', undefined, site);
    expect(good.length).toBeGreaterThan(1);
    expect(Math.max(good.length, bad.length)).toBeLessThanOrEqual(4);
    const rendered = renderElement(<GoodAndBad provider="alder" body={nothing} site={site} />);
    expect(rendered.text).toContain(good[0]);
    expect(rendered.all('li a').length + rendered.all('a').length).toBeGreaterThan(0);
  });
});
