import { describe, expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { withFact } from '#fixtures/with-fact.ts';
import { TestsSection } from './tests-section.tsx';

const site = testContext();
const drawn = (provider: string, context = site) => draw(<TestsSection provider={provider} site={context} />);
const measuredRows = (provider: string, context = site) =>
  drawn(provider, context).all('table')[0]?.all('tbody')[0]?.all('tr') ?? [];

describe('what others measured', () => {
  test('is a row each: what, result, who, when, and where it is written', () => {
    const [speed, leak] = measuredRows('alder');
    expect(speed?.all('th')[0]?.text).toBe('Drop in download speed Five locations');
    expect(speed?.all('td').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^12\.5\s% ¶$/),
      'The Magazine',
      'March 2025',
      'The Magazine: Alder VPN looked at again',
    ]);
    const words = 'Across%20five%20locations%20our%20download%20was%2012.5%25%20slower.';
    expect(speed?.all('a').map(({ attributes }) => attributes.href)).toEqual(
      ['mark', 'source'].map(() => `https://magazine.example/alder-review#:~:text=${words}`),
    );
    expect(leak?.all('th')[0]?.text).toBe('Leak test: DNS');
    expect(leak?.all('td')[0]?.text).toBe('Passed ¶');
  });

  test('a failed test has another sign than a passed one', () => {
    const signs = measuredRows('birch').map(({ all }) => all('td')[0]?.all('path')[0]?.attributes.d);
    expect(signs[0]).not.toBe(signs[1]);
    expect(measuredRows('birch').map(({ all }) => all('td')[0]?.text)).toEqual(['Leaked ¶', 'Passed ¶']);
  });

  test('a speed without a date says so', () => {
    const report = {
      tester: 'T',
      metric: { en: 'Speed', pl: '', tr: '' },
      value: 1,
      unit: 'Mbps',
      conditions: { en: 'None', pl: '', tr: '' },
      source: 'magazine',
    };
    const undated = withFact(site, 'alder', 'speed-reports', { value: [report] });
    expect(measuredRows('alder', undated)[0]?.all('td')[2]?.text).toBe('undated');
  });

  test('countries found by measuring stand beside those on offer, with both sources', () => {
    const sentence = (provider: string) =>
      drawn(provider)
        .all('p')
        .find(({ text }) => text.includes('advertises'));
    expect(sentence('birch')?.text).toMatch(/in 41 countries; it advertises 110\./);
    expect(sentence('birch')?.all('sup')).toHaveLength(2);
    expect(sentence('fir')?.text).toMatch(/advertises 40 countries; nobody has measured/);
    expect(sentence('dogwood')).toBeUndefined();
  });

  test('what played is told service by service', () => {
    const cells = drawn('alder').all('.watch-grid')[0]?.all('td') ?? [];
    expect(cells.map((cell) => cell.all('.playback-words')[0]?.text)).toEqual(['Blocked', 'Opens', 'Mixed']);
  });

  test('where nobody measured anything, that is said', () => {
    expect(drawn('dogwood').all('table')).toEqual([]);
    expect(drawn('dogwood').text).toBe(
      'Nobody we rely on has published a test of its speed or of leaks. Nobody we rely on has reported what it plays.',
    );
  });
});
