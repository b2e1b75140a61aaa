import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from './button-link/button-link.tsx';
import { ContentsList } from './contents-list/contents-list.tsx';
import { CopyButton } from './copy-button/copy-button.tsx';
import { ColumnHeads, DataTable } from './data-table/data-table.tsx';
import { Disclosure } from './disclosure/disclosure.tsx';
import { DottedLines } from './dotted-lines/dotted-lines.tsx';
import { Figure } from './figure/figure.tsx';
import { Notice } from './notice/notice.tsx';
import { SideHead } from './side-head/side-head.tsx';
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
    expect(renderHtml(<Chip>10 devices</Chip>)).toBe('<span class="chip chip-neutral">10 devices</span>');
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
    expect(renderHtml(<CitedText text="Three audits" mark={undefined} />)).toBe('Three audits');
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
  expect(renderHtml(<SourceMark {...source} word="audit" />)).toBe(
    ' <a href="https://a.example" aria-label="audit (Source: x)" rel="noopener noreferrer" data-evidence="alder/audits" class="source-word">audit<span aria-hidden="true" class="evidence-mark">‡</span></a>',
  );
  expect(renderElement(<SourceMark {...source} />).all('a')[0]?.text).toBe('‡');
});

describe('a table', () => {
  test('can be reached by keyboard where it scrolls, and has a name', () => {
    const html = renderHtml(<DataTable label="Prices" />);
    expect(html).toContain('aria-label="Prices" tabindex="0"');
    expect(html).toContain('<table class="data-table stacks"><caption class="sr-only">Prices</caption>');
  });

  test('every column has its head, in order', () => {
    expect(renderHtml(<ColumnHeads labels={['Plan', 'Price']} />)).toBe(
      '<thead><tr><th scope="col">Plan</th><th scope="col">Price</th></tr></thead>',
    );
  });
});

describe('a list of contents', () => {
  const entries = [
    { id: 'a', title: 'First' },
    { id: 'b', title: 'Second' },
    { id: 'c', title: 'Third' },
  ];

  test('leads to each section', () => {
    const html = renderHtml(<ContentsList label="On this page" entries={entries} />);
    expect(html).toContain('<li><a href="#a">First</a></li><li><a href="#b">Second</a></li><li>');
    expect(html).toContain('aria-label="On this page"');
  });

  test('of two sections is not needed, and is not there', () => {
    expect(renderHtml(<ContentsList label="On this page" entries={entries.slice(0, 2)} />)).toBe('');
  });
});

test('breadcrumbs link to pages, and only name what is no page', () => {
  const html = renderHtml(<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Guides' }]} />);
  expect(html).toContain('<li><a href="/">Home</a></li><li>Guides</li>');
});

test('only the one action in view is a filled button', () => {
  expect(renderHtml(<ButtonLink href="/x">Go</ButtonLink>)).toBe('<a href="/x" class="button">Go</a>');
  expect(
    renderHtml(
      <ButtonLink href="/x" kind="line" rel="nofollow">
        Go
      </ButtonLink>,
    ),
  ).toBe('<a href="/x" rel="nofollow" class="button button-line">Go</a>');
});

test('a copy button hides until a script is there that can copy', () => {
  const html = (isReady?: boolean) =>
    renderHtml(<CopyButton text="CODE" label="Copy" done="Copied" {...(isReady && { isReady })} />);
  expect(html()).toMatch(/^<button type="button" hidden="" data-copy="CODE" data-copied="Copied"/);
  expect(html(true)).not.toContain('hidden');
});

test('a fold is closed, and says how much is behind it', () => {
  expect(
    renderHtml(
      <Disclosure variant="section" label="All facts" note="27">
        <p>x</p>
      </Disclosure>,
    ),
  ).toBe(
    '<details class="fold"><summary><span>All facts<small>27</small></span></summary><p>x</p></details>',
  );
});

test('more is kept behind its words, closed', () => {
  const [more] = renderElement(
    <Disclosure variant="line" label="Sources">
      Two of them.
    </Disclosure>,
  ).all('details');
  expect(more?.attributes).not.toHaveProperty('open');
  expect(more?.all('summary')[0]?.text).toBe('Sources');
  expect(more?.all('div')[0]?.text).toBe('Two of them.');
});

test('a figure is called one, and its caption stands under it', () => {
  const [figure] = renderElement(
    <Figure caption="How to read it.">
      <p>Drawing</p>
    </Figure>,
  ).all('figure');
  expect(figure?.text).toBe('Drawing Fig. How to read it.');
  expect(figure?.all('figcaption')[0]?.all('.figure-number')).toHaveLength(1);
});

test('a notice has a title only where one is given', () => {
  const titles = (title?: string) =>
    renderElement(<Notice {...(title !== undefined && { title })}>Words.</Notice>)
      .all('strong')
      .map(({ text }) => text);
  expect(titles('Before you read')).toEqual(['Before you read']);
  expect(titles()).toEqual([]);
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

test('the total of a bill stands last, under its rule', () => {
  const html = renderHtml(
    <DottedLines
      lines={[{ id: 'a', label: 'First year', detail: '12 months', value: '€60' }]}
      total={{ id: 'total', label: 'Total', value: '€60' }}
    />,
  );
  expect(html).toBe(
    '<dl class="dotted-lines"><div><dt><span>First year</span><small>12 months</small></dt><dd>€60</dd></div><div class="dotted-lines-total"><dt><span>Total</span></dt><dd>€60</dd></div></dl>',
  );
});

test('a section can be linked to, and takes the whole width only where it is asked to', () => {
  expect(renderHtml(<SideHead id="cost" heading="Cost" note="per month" />)).toContain(
    '<section class="entry"><div class="entry-side"><h2 id="cost"><a href="#cost" class="heading-link">Cost</a></h2><p>per month</p></div>',
  );
  expect(renderHtml(<SideHead heading="Cost" isWide />)).toContain('<section class="entry entry-wide">');
});

describe('a term', () => {
  test('leads to the glossary where there is one, and from its meaning too', () => {
    const html = renderHtml(
      <Term definition="A switch." href="/glossary#kill-switch" more="All terms">
        kill switch
      </Term>,
    );
    expect(html.match(/href="\/glossary#kill-switch"/g)).toHaveLength(2);
    expect(html).toMatch(/popover="auto" role="note"[^>]*>A switch\. <a [^>]*>All terms<\/a><\/span>$/);
  });

  test('is a button that opens its meaning where there is none', () => {
    const html = renderHtml(<Term definition="A switch.">kill switch</Term>);
    const [, target] = /<button type="button" popoverTarget="([^"]+)"/i.exec(html) ?? [];
    expect(target).toBeDefined();
    expect(html).toContain(`<span id="${target}" popover="auto"`);
    expect(html).not.toContain('<a ');
  });
});
