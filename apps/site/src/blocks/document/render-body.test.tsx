import Markdoc from '@markdoc/markdoc';
import { minimarkBody } from '@vpn-site/content/minimark.ts';
import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blocks } from '../blocks.ts';
import { documentConfig } from './document-config.ts';
import { renderBody, renderSections } from './render-body.tsx';

type Body = ReturnType<typeof parseMarkdoc>;

const site = {
  ...testContext(),
  image: (path: string) => (path === '/images/a.png' ? { width: 1600, height: 800 } : undefined),
};
const draw = (body: Body) => renderHtml(renderBody(body, site));
const html = (source: string) => draw(parseMarkdoc(source));

describe('prose', () => {
  for (const [name, source, expected, ...tags] of [
    ['a paragraph', 'Text.', '<p>Text.</p>', 'prose-text'],
    ['emphasis and strong', '*a* **b**', '<p><em>a</em> <strong>b</strong></p>', 'prose-text'],
    ['a quote', '> said', '<blockquote><p>said</p></blockquote>', 'prose-text'],
    ['a heading with a stable id', '## Title {% #stable %}', '<h2 id="stable">Title </h2>', 'prose-headings'],
    ['the deepest heading', '###### Deep', '<h6>Deep</h6>', 'prose-headings'],
    ['a list', '- a\n- b', '<ul><li>a</li><li>b</li></ul>', 'prose-lists'],
    ['an ordered list', '1. a\n2. b', '<ol><li>a</li><li>b</li></ol>', 'prose-lists'],
    ['inline code', '`a < b`', '<p><code>a &lt; b</code></p>', 'prose-code'],
    ['a rule', '---', '<hr/>', 'prose-rules'],
    ['a link inside the site', '[a](/pl/o-mnie)', '<p><a href="/pl/o-mnie">a</a></p>', 'prose-text'],
    [
      'an image',
      '![what](/images/a.png)',
      '<p><img src="/_ipx/f_webp&amp;w_720/images/a.png" srcSet="/_ipx/f_webp&amp;w_720/images/a.png 1x, /_ipx/f_webp&amp;w_1440/images/a.png 2x" width="720" height="360" alt="what" loading="lazy" decoding="async"/></p>',
      'prose-images',
    ],
    ['an image without a file, as its words', '![what](/images/b.png)', '<p>what</p>'],
  ] as const)
    test(`holds ${name}`, { tags: [...tags] }, () => {
      expect(html(source)).toBe(expected);
    });

  test('a link that leaves the site does not tell where the reader was', () => {
    expect(html('[a](https://allowed.example/x)')).toContain('rel="noopener noreferrer"');
  });

  test('holds a code block, which can be copied', { tags: 'prose-code' }, () => {
    expect(html('```\na < b\n```')).toMatch(
      /<pre tabindex="0"><code>a &lt; b\n<\/code><\/pre><button [^>]*data-copy=""/,
    );
  });

  test('a table scrolls in its frame', { tags: 'prose-tables' }, () => {
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
      /<div role="group" class="data-frame".*<table class="data-table stacks"><thead>/,
    );
  });

  test('a script element is shown as preformatted text, whole and unaltered', {
    tags: 'prose-script-shown',
  }, () => {
    const script = '<script>\nalert(*1*)\n\nmore()\n</script>';
    expect(html(`Before.\n\n${script}\n\nAfter.`)).toMatch(
      /^<p>Before\.<\/p>.*<pre tabindex="0"><code>&lt;script&gt;\nalert\(\*1\*\)\n\nmore\(\)\n&lt;\/script&gt;\n<\/code><\/pre>.*<p>After\.<\/p>$/s,
    );
  });

  test('a script that is never closed takes the rest with it', () => {
    expect(html('<script>\n\na\n\nb')).toContain(
      '<pre tabindex="0"><code>&lt;script&gt;\n\na\n\nb\n</code></pre>',
    );
  });
});

test('a tracked link is drawn with its target, its placement and what it is', {
  tags: ['blocks-tracked-link-target', 'blocks-tracked-link-rel'],
}, () => {
  const plain = (host: string) =>
    `directly: <a href="https://${host}" rel="nofollow noopener" class="underline">${host}</a>`;
  const unpaid = html('{% tracked-link provider="alder" from="card" /%}');
  expect(unpaid).toContain('<a href="/sendme/alder?from=card" rel="nofollow noopener">Visit Alder VPN</a>');
  expect(unpaid).toContain(`not a paid link; ${plain('alder.example')}`);
  const paid = html('{% tracked-link provider="birch" from="card" /%}');
  expect(paid).toContain(
    '<a href="/sendme/birch?from=card" rel="sponsored nofollow noopener">Visit Birch VPN</a>',
  );
  expect(paid).toContain(`(paid link; ${plain('birch.example')}`);
});

describe('the compact form of a body', () => {
  test.each([
    ['Text with **strong** words.', [['p', {}, 'Text with ', ['strong', {}, 'strong'], ' words.']]],
    ['## Title {% #t %}', [['h2', { id: 't' }, 'Title ']]],
    ['- a\n- b', [['ul', {}, ['li', {}, 'a'], ['li', {}, 'b']]]],
    ['[a](/x)', [['p', {}, ['a', { href: '/x' }, 'a']]]],
    ['![a](/images/a.png)', [['p', {}, ['img', { src: '/images/a.png', alt: 'a' }]]]],
    ['```\ncode\n```', [['pre', {}, ['code', {}, 'code\n']]]],
    ['{% faq %}\n### Q\nA\n{% /faq %}', [['faq', {}, ['h3', {}, 'Q'], ['p', {}, 'A']]]],
  ])('%j gives the same page', { tags: 'document-body-minimark' }, (source, value) => {
    for (const type of ['minimark', 'minimal']) {
      const body = minimarkBody({ type, value });
      expect(body && draw(body)).toBe(html(source));
      expect(body && Markdoc.validate(body, documentConfig(site))).toEqual([]);
    }
  });

  test('a script element is text there too', () => {
    const body = minimarkBody({ type: 'minimark', value: [['script', {}, 'alert(1)']] });
    expect(body && draw(body)).toContain(
      '<pre tabindex="0"><code>&lt;script&gt;alert(1)&lt;/script&gt;</code></pre>',
    );
  });

  test('anything else is not that form', () => {
    expect(minimarkBody(undefined)).toBeUndefined();
    expect(minimarkBody({ type: 'root', value: [] })).toBeUndefined();
    expect(minimarkBody({ type: 'minimark', value: 'x' })).toBeUndefined();
  });
});

const dangerous =
  /<script|<iframe|<object|<base|<[^>]+\son\w+\s*=|(?:href|src)="\s*(?:javascript|data|vbscript):/i;

describe('content cannot run', () => {
  test.each([
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert(1))',
    '[x](java&#9;script:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](<javascript:alert(1)>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '![x](javascript:alert(1))',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<base href="https://evil.example">',
    '<a href="javascript:alert(1)">x</a>',
    '{% cta href="javascript:alert(1)" /%}',
    'Text. {% onclick="alert(1)" %}',
    '## Head {% onclick="alert(1)" id="x\\" onload=\\"y" %}',
    '{% faq onclick="alert(1)" %}\n### Q\nA\n{% /faq %}',
    '[x]: javascript:alert(1)\n\n[x]',
    '<javascript:alert(1)>',
  ])('%s', (source) => {
    expect(html(source)).not.toMatch(dangerous);
  });

  const fragment = fc.oneof(
    fc.constantFrom('{% ', ' %}', '/%}', ...blocks.map(({ name }) => `${name} `)),
    fc.constantFrom(
      'provider="alder" ',
      'provider="nobody" ',
      'providers=["alder", "birch"] ',
      'profiles=["overall"] ',
      'key="countries" ',
      'is="60" ',
      'other="# <script>" ',
      'from="card" ',
      'takeIf="<script>" ',
      '{% vpn-card provider="birch" /%}',
      '{% fact provider="elm" key="audits" /%}',
    ),
    fc.constantFrom('<script>', '</script>', '<img onerror=x>', '<!--', '-->', '#id', '.class', '$var'),
    fc.constantFrom('onclick="x"', 'javascript:alert(1)', 'data:text/html,x', 'href=', '&#106;', '//x'),
    fc.constantFrom('](', '![', '```\n', '\n\n', '| a |\n|---|\n', '- ', '1. ', '> ', '# ', '---\n'),
    fc.constantFrom(...'[)`"\'\\\t*_\u2028\0'),
    fc.string({ maxLength: 6 }),
  );

  test('random documents never make the renderer throw or emit anything that runs', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 24 }), (fragments) => {
        expect(html(fragments.join(''))).not.toMatch(dangerous);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS) || 300 },
    );
  });
});

test('a text is divided at its headings of the second level, each apart from what stands under it', () => {
  const body = parseMarkdoc(
    'Opening.\n\nMore.\n\n## The **one** {% #one %}\n\nText.\n\n### Part\n\n## Two {% #two %}',
  );
  const rendered = renderSections(body, site);
  const markup = (part: (typeof rendered)[number]['content']) => renderToStaticMarkup(part).trim();
  expect(rendered.map(({ id, heading, content }) => [id, markup(heading), markup(content)])).toEqual([
    [undefined, '', '<p>Opening.</p><p>More.</p>'],
    ['one', 'The <strong>one</strong>', '<p>Text.</p><h3>Part</h3>'],
    ['two', 'Two', ''],
  ]);
  expect(rendered[0]?.heading).toBeUndefined();
});
