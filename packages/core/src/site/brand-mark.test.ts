import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMark } from './brand-mark.ts';

const path = '<path d="M0 0h8v8z"/>';
const svg = (inside: string, more = ' viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${more}>${inside}</svg>`;

describe('a logo', () => {
  test('is what the file draws, without what drawing programs add', () => {
    const file = `<?xml version="1.0"?>\n<!-- Made by hand -->\n${svg(
      `<title>Oak</title>\n<g id="a" fill="#123456">\n${path}</g>\n<circle cx='4' cy='4' r='2' />\n`,
    )}\n`;
    expect(readMark(file)).toEqual({
      viewBox: '0 0 8 8',
      body: '<g fill="#123456"><path d="M0 0h8v8z"/></g><circle cx="4" cy="4" r="2"/>',
    });
  });

  test('keeps the paint of the whole drawing', () => {
    expect(readMark(svg(path, ' viewBox="0 0 8 8" fill="none" stroke="currentColor"'))).toMatchObject({
      body: `<g fill="none" stroke="currentColor">${path}</g>`,
    });
  });

  test('without a viewBox is as large as the drawing says', () => {
    expect(readMark(svg(path, ' width="8px" height="6px"'))).toMatchObject({ viewBox: '0 0 8 6' });
    expect(readMark(svg(path, ''))).toMatchObject({ message: expect.stringContaining('viewBox') });
  });

  test.each([
    '<script>alert(1)</script>',
    '<image href="https://a.example/x.png"/>',
    '<path onclick="alert(1)"/>',
    '<path style="fill:red"/>',
    '<path fill="url(#a)"/>',
    '<path d="&#x22;"/>',
    '<text>Oak</text>',
    '<g>',
    '</g>',
    'Oak',
    '<path d="M0',
  ])('with %s is refused at its line', (inside) => {
    expect(readMark(svg(`\n${inside}`))).toMatchObject({ line: 2, message: expect.any(String) });
  });

  test('that would weigh on every page is refused', () => {
    expect(readMark(svg(path.repeat(200)))).toMatchObject({ message: expect.stringContaining('2000') });
  });

  test('has nothing in it but shapes, whatever the file', () => {
    const tags = [
      '<path d="',
      '"/>',
      '<script>',
      '</script>',
      '<g>',
      '</g>',
      '<!--',
      '-->',
      ' onload="',
      path,
    ];
    const piece = fc.oneof(fc.string(), fc.constantFrom(...tags));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const mark = readMark(svg(pieces.join('')));
        if ('message' in mark) return;
        expect(mark.body.replaceAll(/<\/?(?:g|path)(?: [a-z-]+="[\w\s#.,()+%-]*")*\/?>/g, '')).toBe('');
      }),
    );
  });
});
