import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { ContentsList } from './contents-list/contents-list.tsx';
import { CopyButton } from './copy-button/copy-button.tsx';
import { ColumnHeads, DataTable } from './data-table/data-table.tsx';
import { Disclosure } from './disclosure/disclosure.tsx';
import { Chip, Sign } from './sign/sign.tsx';
import { CitedSentence, CitedText, SourceMark } from './source-mark/source-mark.tsx';
import { Term } from './term/term.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';

describe('a sign', () => {
  test('what is too old keeps its answer and says so, with a clock', () => {
    const stale = renderElement(
      <Sign kind="no" tone="bad" stale="out of date">
        No
      </Sign>,
    );
    expect(stale.text).toBe('No out of date');
    expect(stale.all('.out-of-date')[0]?.all('svg')).toHaveLength(1);
    expect(stale.all('.sign-bad')).toHaveLength(1);
    expect(renderElement(<Sign kind="no">No</Sign>).all('.out-of-date')).toEqual([]);
  });

  test.each([
    ['yes', 'bad', 'no'],
    ['no', 'good', 'yes'],
    ['value', 'good', 'yes'],
    ['value', 'partly', 'partial'],
    ['no', 'neutral', 'no'],
    ['unknown', 'neutral', 'unknown'],
  ] as const)('the word answers "%s"; that it is %s is drawn as "%s"', (kind, tone, rendered) => {
    const sign = renderElement(
      <Sign kind={kind} tone={tone}>
        x
      </Sign>,
    );
    expect(sign.all('svg')[0]?.attributes.class).toBe(`sign-drawing sign-drawing-${rendered}`);
    expect(sign.all('.sign')[0]?.attributes.class).toBe(`sign sign-${kind === 'unknown' ? 'unknown' : tone}`);
  });

  test('a chip is the same in a pill, and one without an answer has no drawing', () => {
    const chip = renderElement(
      <Chip kind="yes" tone="bad">
        Yes, needed
      </Chip>,
    );
    expect(chip.all('.chip-bad')[0]?.text).toBe('Yes, needed');
    expect(chip.all('.sign-drawing-no')).toHaveLength(1);
    expect(renderElement(<Chip>10 devices</Chip>).all('svg')).toEqual([]);
  });
});

describe('words with their source', () => {
  const mark = { mark: '‡', word: 'audit', label: 'Source: x', href: 'https://a.example' };

  test('lead to it themselves, and its mark waits for readers who ask for marks', () => {
    const [claim] = renderElement(<CitedText text="Three audits" mark={mark} />).all('a');
    expect(claim?.attributes).toMatchObject({
      class: 'source-claim',
      href: 'https://a.example',
      'aria-label': 'Three audits (Source: x)',
    });
    expect(claim?.all('.evidence-mark')[0]?.attributes['aria-hidden']).toBe('true');
  });

  test('stand alone where nobody says so', () => {
    expect(renderHtml(<CitedText text="Three audits" />)).toBe('Three audits');
    expect(renderHtml(<CitedSentence text="It was audited." />)).toBe('It was audited.');
  });

  test('what somebody says of himself is told apart', () => {
    const own = { ...mark, isOwnClaim: true };
    expect(renderElement(<SourceMark {...own} />).all('.source-word.source-own')).toHaveLength(1);
    expect(
      renderElement(<CitedText text="No logs" mark={own} />).all('.source-claim.source-own'),
    ).toHaveLength(1);
  });
});

test('a source mark leads to its source, names it for those who cannot see it, and tells scripts which card it opens', () => {
  const source = { mark: '‡', label: 'Source: x', href: 'https://a.example', evidence: 'alder/audits' };
  const [link] = renderElement(<SourceMark {...source} word="audit" />).all('a');
  expect(link?.attributes).toMatchObject({
    href: 'https://a.example',
    'aria-label': 'audit (Source: x)',
    rel: 'noopener noreferrer',
    'data-evidence': 'alder/audits',
  });
  expect(link?.all('.evidence-mark')[0]?.attributes['aria-hidden']).toBe('true');
  expect(renderElement(<SourceMark {...source} />).all('a')[0]?.text).toBe('‡');
});

test('a table can be reached by keyboard where it scrolls, and has a name', () => {
  const html = renderHtml(<DataTable label="Prices" />);
  expect(html).toContain('aria-label="Prices" tabindex="0"');
  expect(html).toContain('<caption class="sr-only">Prices</caption>');
  expect(renderHtml(<ColumnHeads labels={['Plan']} />)).toContain('<th scope="col">Plan</th>');
});

test('a list of contents leads to each section; for two sections there is none', () => {
  const entries = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
  const list = (count: number) =>
    renderElement(<ContentsList label="On this page" entries={entries.slice(0, count)} />);
  expect(
    list(3)
      .all('a')
      .map(({ attributes }) => attributes.href),
  ).toEqual(['#a', '#b', '#c']);
  expect(list(2).all('a')).toEqual([]);
});

test('breadcrumbs link to pages, and only name what is no page', () => {
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Guides' }];
  const links = renderElement(<Breadcrumbs crumbs={crumbs} />).all('a');
  expect(links.map(({ text, attributes }) => [text, attributes.href])).toEqual([['Home', '/']]);
});

test('a copy button hides until a script is there that can copy', () => {
  const html = (isReady?: boolean) =>
    renderHtml(<CopyButton text="CODE" label="Copy" done="Copied" {...(isReady && { isReady })} />);
  expect(html()).toMatch(/^<button type="button" hidden="" data-copy="CODE" data-copied="Copied"/);
  expect(html(true)).not.toContain('hidden');
});

test('a fold is closed, and says how much is behind it', () => {
  const [fold] = renderElement(
    <Disclosure variant="section" label="All facts" note="27">
      <p>x</p>
    </Disclosure>,
  ).all('details');
  expect(fold?.attributes).not.toHaveProperty('open');
  expect(fold?.all('summary')[0]?.text).toBe('All facts 27');
});

test('a tooltip is the description of its button at all times', () => {
  const rendered = renderElement(
    <Tooltip text="More about it" label="Info" className="x">
      i
    </Tooltip>,
  );
  const [button] = rendered.all('button');
  const [words] = rendered.all('.tooltip-words');
  expect(words?.text).toBe('More about it');
  expect(words?.attributes).toMatchObject({ role: 'tooltip', popover: 'manual' });
  expect(button?.attributes).toMatchObject({
    'aria-label': 'Info',
    'aria-describedby': words?.attributes.id,
    'data-tooltip': words?.attributes.id,
    class: 'tooltip-button x',
  });
});

test('a term without an entry in the glossary is a button that opens its meaning', () => {
  const html = renderHtml(<Term definition="A switch.">kill switch</Term>);
  const [, target] = /<button type="button" popoverTarget="([^"]+)"/i.exec(html) ?? [];
  expect(target).toBeDefined();
  expect(html).toContain(`<span id="${target}" popover="auto"`);
  expect(html).not.toContain('<a ');
});
