import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { AuditDecoder } from './audit-decoder.tsx';
import { selectAuditDecoder } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const draw = (locale: LocaleCode) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} timeZone="UTC" messages={messagesOf(catalog, locale)}>
      <AuditDecoder {...selectAuditDecoder(contextOf(locale))} />
    </IntlProvider>,
  );

describe('audit-decoder', () => {
  test.each(localeCodes)('every link of the list leads to a part of the page, in %s', (locale) => {
    const html = draw(locale);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(catalog.facts.providers.length);
    for (const id of targets) expect(html).toContain(`<h3 id="${id}"`);
  });

  test('every cell that says something has a mark, and what is unknown has none', () => {
    const cells = [...draw('en').matchAll(/<(td|th scope="row")[^>]*>(.*?)<\/(?:td|th)>/g)];
    expect(cells.length).toBeGreaterThan(400);
    for (const [cell, , content = ''] of cells) {
      const isUnsaid = cell.includes('class="faint"');
      const isSource = cell.includes('data-label="Source"');
      expect(content.includes('data-evidence='), cell).toBe(!isUnsaid && !isSource);
    }
  });

  test('no two tables have the same name', () => {
    const names = [...draw('pl').matchAll(/role="group"[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a provider leads to its review, where there is one', () => {
    const { providers } = selectAuditDecoder({ ...contextOf('en'), reviewPath: (id) => `/reviews/${id}` });
    expect(providers[0]?.review).toBe('/reviews/airvpn#audits');
    const [without] = selectAuditDecoder({ ...contextOf('en'), reviewPath: () => undefined }).providers;
    expect(without?.review).toBeUndefined();
  });
});
