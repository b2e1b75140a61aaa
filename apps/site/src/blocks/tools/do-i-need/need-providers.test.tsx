import { type RenderedElement, renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectDoINeed } from './do-i-need.block.ts';
import { DoINeed } from './do-i-need.tsx';
import type { ProvidersModel } from './fitting-providers.ts';
import { NeedCautions, NeedProviders } from './need-providers.tsx';

const cost = '?worry=wifi&network=names&amount=much&pay=paid&first=cost&device=common';
const free = '?worry=wifi&network=names&amount=much&pay=free';
const turkey = '?worry=blocked&place=turkey&budget=payable&device=common';

const model = (query: string) => selectDoINeed({ ...testContext(), query });
const rendered = (query: string) => renderElement(<DoINeed {...model(query)} />);

/** Renders the list of a query, with some of its model changed. */
function list(query: string, change: Partial<ProvidersModel> = {}): RenderedElement {
  const { step } = model(query);
  if (step.kind !== 'providers') throw new Error(step.kind);
  return renderElement(
    <NeedProviders {...step} {...change}>
      <hr />
    </NeedProviders>,
  );
}

const links = (element: RenderedElement | undefined) =>
  element?.all('a').map(({ text, attributes }) => [text, attributes.href]);
const headings = (page: RenderedElement) => page.all('h3').map(({ text }) => text);

describe('who fits', () => {
  test('stands in the order of the ranking, with place, answers and the way to the review', () => {
    const [fits] = rendered(cost).all('.need-fits');
    expect(fits?.all('h3').map(({ text }) => text)).toEqual(['Alder VPN', 'Elm VPN', 'Birch VPN']);
    expect(fits?.all('.need-standing')[0]?.text).toBe('Place 1–2, 8.3 of 10 points, confidence high');
    expect(
      fits
        ?.all('.need-facts')[1]
        ?.all('div')
        .map(({ text }) => text),
    ).toEqual([
      'Platforms Android, Apple TV, Chrome, iOS, Linux, macOS, Windows *',
      'Real cost, a month over three years €6.32 † US price, tax included',
    ]);
    expect(fits?.all('a.quiet-link').map(({ attributes }) => attributes.href)).toEqual([
      '/reviews/alder',
      '/reviews/elm',
      '/reviews/birch',
    ]);
  });

  test('is a list of one where there is only one, and no list where nobody fits', () => {
    expect(
      rendered(free)
        .all('.need-fits')[0]
        ?.all('h3')
        .map(({ text }) => text),
    ).toEqual(['Elm VPN']);
    expect(list(cost, { shown: [] }).all('.need-fits')).toEqual([]);
  });

  test('has a remark only under the fact that needs one, and no way to a review that is not written', () => {
    const { step } = model(cost);
    if (step.kind !== 'providers') throw new Error(step.kind);
    const [first] = step.shown;
    if (!first) throw new Error('Nobody fits.');
    const lines = first.lines.map((line, index) => ({
      ...line,
      note: index === 0 ? 'Beta only.' : undefined,
    }));
    const [fit] = list(cost, { shown: [{ ...first, lines, review: undefined }] }).all('.need-fits');
    expect(fit?.all('small').map(({ text }) => text)).toEqual(['Beta only.']);
    expect(fit?.all('a.quiet-link')).toEqual([]);
  });

  test('is followed by ways on: to the comparison, to the whole ranking and to the method', () => {
    expect(links(rendered(cost).all('.need-links')[0])).toEqual([
      ['Compare Alder VPN, Birch VPN and Elm VPN', '/compare?with=alder,birch,elm'],
      ['The whole ranking “Overall”', '/best-vpn'],
      ['How the ranking is made', '/methodology'],
    ]);
  });

  test('stands under the answer, what to know and why, not above', () => {
    const order = rendered(turkey)
      .all('')
      .flatMap(({ attributes }) => attributes.class?.split(' ') ?? [])
      .filter((name) => ['answer', 'need-trail', 'need-law', 'need-fits', 'need-excluded'].includes(name));
    expect(order).toEqual(['answer', 'need-law', 'need-trail', 'need-fits', 'need-excluded']);
  });

  test('where providers are blocked by name, a warning stands above the answer and the reason leads each card', () => {
    const page = rendered(turkey);
    const [warning] = page.all('.notice');
    expect(warning?.text).toMatch(/^Turkey: a blocking order names Birch VPN and Elm VPN \( ?December 2023/);
    expect(warning?.all('a').at(-1)?.attributes.href).toBe('/vpn-in/turkey');
    expect(page.text.indexOf('a blocking order names')).toBeLessThan(
      page.text.indexOf('Alder VPN has everything'),
    );
    const cards = page.all('.need-fits')[0]?.all('li') ?? [];
    const reasons = cards.map((card) => card.all('p')[0]?.text);
    expect(reasons.map((reason) => reason?.split(' (')[0])).toEqual([
      'Not named in any blocking order we know of',
      'Named in a blocking order',
      'Named in a blocking order',
    ]);
    expect(rendered(cost).all('.notice')).toEqual([]);
  });
});

describe('who fits as well', () => {
  test('is named under the list, even if it is one alone', () => {
    const page = rendered(cost);
    expect(headings(page)).toContain('Fit as well, further down the ranking');
    expect(links(page.all('.need-further')[0])).toEqual([['Fir VPN', '/reviews/fir']]);
  });

  test('without a review it is a name and no link', () => {
    const providers = [{ name: 'Fir VPN', review: undefined }];
    const [further] = list(cost, { further: [{ heading: 'Also', providers }] }).all('.need-further');
    expect(further?.text).toBe('Fir VPN');
    expect(further?.all('a')).toEqual([]);
  });

  test('has no heading where there is nobody', () => {
    const page = rendered(free);
    expect(headings(page)).not.toContain('Fit as well, further down the ranking');
    expect(page.all('.need-further')).toEqual([]);
  });
});

describe('who is left out', () => {
  test('is named with each rule it misses and the fact behind it', () => {
    const [excluded] = rendered(turkey).all('.need-excluded');
    expect(links(excluded)?.filter(([, href]) => href?.startsWith('/'))).toEqual([
      ['Fir VPN', '/reviews/fir'],
      ['Cedar VPN', '/reviews/cedar'],
      ['Dogwood', '/reviews/dogwood'],
    ]);
    expect(excluded?.all('dd').map(({ text }) => text)).toEqual([
      'Must be able to disguise the connection No ¶',
      'Must be able to disguise the connection No ¶ Out of date',
      'Must have apps for Windows, macOS, Android and iOS Android, iOS, macOS, Windows * Out of date',
      'too little has been shown; evidence carries only 8% of the weight, and a place needs 40%',
      'Must be able to disguise the connection Unknown',
      'Must have apps for Windows, macOS, Android and iOS Unknown',
    ]);
  });

  test('without a review it is a name and no link', () => {
    const [excluded] = list(cost, {
      excluded: [{ id: 'fir', name: 'Fir VPN', review: undefined, rules: [] }],
    }).all('.need-excluded');
    expect(excluded?.all('dt')[0]?.text).toBe('Fir VPN');
    expect(excluded?.all('a')).toEqual([]);
  });

  test('has no heading where that is nobody', () => {
    expect(headings(list(cost))).toContain('Left out, and by which rule');
    const page = list(cost, { excluded: [] });
    expect(headings(page)).not.toContain('Left out, and by which rule');
    expect(page.all('.need-excluded')).toEqual([]);
  });
});

describe('what to know before relying on a list', () => {
  const mark = { mark: '†', label: 'A source', href: 'https://law.example/', evidence: 'country-tr/x' };
  const law = {
    id: 'x',
    label: 'Use of VPNs',
    text: 'Allowed',
    stale: undefined,
    date: '2024',
    note: undefined,
    mark: undefined,
  };
  const caution = (rows: readonly object[]) =>
    renderElement(
      <NeedCautions
        cautions={[
          { id: 'law', text: 'No legal advice.', law: rows as (typeof law & { mark: undefined })[] },
        ]}
      />,
    );

  test('is the warning alone where no law is told', () => {
    expect(caution([]).text).toContain('No legal advice.');
    expect(caution([]).all('.need-law')).toEqual([]);
  });

  test('a single law is told too, with source and remark where there are any', () => {
    const plain = caution([law]).all('.need-law')[0];
    expect(plain?.all('dt').map(({ text }) => text)).toEqual(['Use of VPNs']);
    expect([plain?.all('dd')[0]?.text, plain?.all('a'), plain?.all('p')]).toEqual(['Allowed', [], []]);
    const shownText = caution([{ ...law, mark, note: 'Since 2024.' }]).all('.need-law')[0];
    expect(links(shownText)).toEqual([['†', 'https://law.example/']]);
    expect(shownText?.all('p').map(({ text }) => text)).toEqual(['Since 2024.']);
  });
});
