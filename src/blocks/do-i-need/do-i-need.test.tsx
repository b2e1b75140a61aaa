import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { costMonths } from '#domain/need/need-demands.ts';
import { needPath, needQuery, type Taken } from '#domain/need/need-path.ts';
import { answersTo } from '#domain/need/need-tree.ts';
import { translator } from '#i18n/translator.ts';
import { comparedMonths } from '../evidence/fresh-plans.ts';
import { DoINeed } from './do-i-need.tsx';
import { helpPlaces } from './help-links.ts';
import { selectDoINeed } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contexts = Object.fromEntries(
  localeCodes.map((locale) => [
    locale,
    composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15'),
  ]),
) as Record<LocaleCode, ReturnType<typeof composeBlockContext>>;
const model = (query: string, locale: LocaleCode = 'en') => selectDoINeed({ ...contexts[locale], query });
const draw = (query: string, locale: LocaleCode) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesOf(catalog, locale)} timeZone="UTC">
      <DoINeed {...model(query, locale)} />
    </IntlProvider>,
  );

function everyQuery(taken: readonly Taken[] = []): string[] {
  const { step } = needPath(needQuery(taken));
  if (step.kind === 'end') return [needQuery(taken)];
  const { question } = step;
  return [
    needQuery(taken),
    ...answersTo(question).flatMap((answer) => everyQuery([...taken, { question, answer }])),
  ];
}

describe('do-i-need', () => {
  test.each(localeCodes)(
    'in %s every path can be drawn, with one place to land and no word missing',
    (locale) => {
      for (const query of everyQuery()) {
        const html = draw(query, locale);
        expect(html.match(/id="step"/g)).toHaveLength(1);
        expect(html).not.toMatch(/need\.|undefined|\[object|\{/);
      }
    },
  );

  test('brands of one owner on a list are told so above it, and nothing is said of others', () => {
    const lists = everyQuery().flatMap((query) => {
      const { step } = model(query);
      return step.kind === 'providers' ? [{ query, owners: step.owners }] : [];
    });
    const told = lists.filter(({ owners }) => owners.length > 0);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(lists.length);
    for (const { owners, query } of told.slice(0, 3)) {
      const html = draw(query, 'en');
      expect(html.indexOf(owners[0]?.title ?? 'nobody')).toBeGreaterThan(0);
      expect(html.indexOf('class="same-owner"')).toBeLessThan(html.indexOf('class="need-fits"'));
    }
  });

  test('a question counts itself, and every answer and way back is an address of its own', () => {
    const { step, trail } = model('?worry=wifi');
    expect(step).toMatchObject({ kind: 'question', progress: 'Question 2 of at most 6' });
    expect(step.kind === 'question' && step.answers.map(({ href }) => href)).toEqual([
      '/tools/do-i-need-a-vpn?worry=wifi&network=contents#step',
      '/tools/do-i-need-a-vpn?worry=wifi&network=names#step',
    ]);
    expect(trail).toMatchObject({
      back: '/tools/do-i-need-a-vpn#step',
      entries: [{ answer: 'Public Wi-Fi, in hotels and cafés', change: '/tools/do-i-need-a-vpn#step' }],
    });
    expect(model('').trail).toBeUndefined();
    expect(model('?worry=streaming').step).toMatchObject({ progress: 'Question 2, the last one' });
  });

  test('a free plan without a data cap leaves out those whose plan has one, with the fact', () => {
    const { step } = model('?worry=wifi&network=names&amount=much&pay=free');
    if (step.kind !== 'providers') throw new Error(step.kind);
    expect(step.title).toBe('A free plan is enough');
    expect(step.shown.map(({ id }) => id)).toEqual(['proton-vpn', 'hide-me']);
    const windscribe = step.excluded.find(({ id }) => id === 'windscribe');
    expect(windscribe?.rules).toMatchObject([
      {
        rule: 'Must have a free plan without a data cap',
        cells: [
          { text: expect.stringMatching(/^Yes, 10.GB a month$/), mark: { evidence: 'windscribe/free-plan' } },
        ],
      },
    ]);
  });

  test('everybody is either fitting or left out by a rule whose known facts have a source', () => {
    for (const query of everyQuery()) {
      const { step } = model(query);
      if (step.kind !== 'providers') continue;
      expect(step.shown.length + step.further.length + step.excluded.length).toBe(contexts.en.providers.size);
      for (const { rules } of step.excluded) {
        expect(rules.length).toBeGreaterThan(0);
        for (const cell of rules.flatMap(({ cells }) => cells)) {
          expect(cell.mark !== undefined || cell.sign === 'unknown').toBe(true);
        }
      }
      expect(step.shown.length).toBeLessThanOrEqual(3);
    }
  });

  test('the law in Turkey is told as sources tell it, with its age, and where each provider is blocked', () => {
    const { step, cautions } = model('?worry=blocked&place=turkey&device=common');
    expect(cautions[0]?.law.map(({ mark }) => mark?.evidence)).toEqual([
      'country-tr/vpn-use',
      'country-tr/licensing-bill',
    ]);
    expect(
      step.kind === 'providers' &&
        step.shown.every(({ lines }) => lines.some(({ key }) => key === 'blocked-in')),
    ).toBe(true);
  });

  test('costs are known for as long as the site compares them', () => {
    expect(costMonths).toBe(comparedMonths);
  });

  test.each(localeCodes)('in %s what helps leads to sections that exist', (locale) => {
    for (const { document, section } of Object.values(helpPlaces)) {
      const found = catalog.documents.translation(document, locale);
      if (!found) throw new Error(document);
      const ids = [...catalog.body(found).walk()].map(({ attributes }) => attributes.id);
      expect(ids.includes(section) || contexts[locale].glossary.has(section)).toBe(true);
    }
  });
});
