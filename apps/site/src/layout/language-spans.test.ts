import { withMarks, withoutMarks } from '@vpn-site/core/i18n/language-marks.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageSpans } from './language-spans.ts';

const home = withMarks('Home');

describe('marked words on a page', () => {
  test('mark the element that holds nothing else', () => {
    expect(languageSpans(`<a href="/">${home}</a>`)).toBe('<a lang="en" href="/">Home</a>');
    expect(languageSpans(`<svg><title>${home}</title></svg>`)).toBe(
      '<svg><title lang="en">Home</title></svg>',
    );
  });

  test('get an element of their own beside others', () => {
    expect(languageSpans(`<p>${home} und <b>mehr</b> ${home}</p>`)).toBe(
      '<p><span lang="en">Home</span> und <b>mehr</b> <span lang="en">Home</span></p>',
    );
    expect(languageSpans(`<svg><text>${home} 3</text></svg>`)).toBe(
      '<svg><text><tspan lang="en">Home</tspan> 3</text></svg>',
    );
  });

  test('mark an element without words by its attributes, and no other', () => {
    expect(languageSpans(`<img alt="${home}"/><nav aria-label="${home}">Deutsch</nav>`)).toBe(
      '<img lang="en" alt="Home"/><nav aria-label="Home">Deutsch</nav>',
    );
  });

  test('mark most of what stands where only text may stand, and nothing in addresses', () => {
    expect(languageSpans(`<option>${home} 3</option>`)).toBe('<option lang="en">Home 3</option>');
    expect(languageSpans(`<option>${home} in Deutschland</option>`)).toBe(
      '<option>Home in Deutschland</option>',
    );
    expect(languageSpans(`<a href="/?q=${encodeURIComponent(home)}">x</a>`)).toBe('<a href="/?q=Home">x</a>');
  });

  test('leave the markup of an island as it is, but for attributes', () => {
    const inside = `<div data-island="x" data-island-data="${home}"><p>${home} <!-- -->3</p><br/><i>${home} ist alles</i></div>`;
    expect(languageSpans(`${inside}<p>${home} 3</p>`)).toBe(
      '<div data-island="x" data-island-data="Home"><p lang="en">Home <!-- -->3</p><br/><i>Home ist alles</i></div><p><span lang="en">Home</span> 3</p>',
    );
  });

  test('that say their language already are not told twice, and a page without them stays the same', () => {
    expect(languageSpans(`<q lang="en-GB">${home}</q>`)).toBe('<q lang="en-GB">Home</q>');
    expect(languageSpans('<p class="a">x &lt; y</p>')).toBe('<p class="a">x &lt; y</p>');
  });

  test('are all there afterwards, and no mark is, whatever stands around them', () => {
    const text = fc.stringMatching(/^[a-z &;]{0,6}$/);
    const part = fc.oneof(
      text,
      text.map(withMarks),
      text.map((word) => `<i>${withMarks(word)}</i>`),
      text.map((word) => `<img alt="${withMarks(word)}"/>`),
      fc.constantFrom('<p>', '</p>', '<div data-island="x">', '</div>', '<', withMarks('a').slice(0, -2)),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const html = parts.join('');
        const added = /<\/?span(?: lang="en")?>| lang="en"/g;
        const written = languageSpans(html);
        expect(withoutMarks(written)).toBe(written);
        expect(written.replaceAll(added, '')).toBe(withoutMarks(html));
      }),
    );
  });
});
