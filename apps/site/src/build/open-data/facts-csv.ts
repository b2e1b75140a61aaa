import type { Day } from '@vpn-site/core/day/day.ts';
import { hasLowConfidence, isKnown } from '@vpn-site/core/provider/fact.ts';
import { factState } from '@vpn-site/core/provider/freshness.ts';
import { factOf, type Provider } from '@vpn-site/core/provider/provider.ts';
import { allDefinitions, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';

const columns = [
  'provider',
  'group',
  'key',
  'state',
  'value',
  'basis',
  'asOf',
  'checked',
  'confidence',
  'sources',
];

/** Returns a table for spreadsheets with one row per fact. Lists and records are JSON in their cell. */
export function factsCsv(providers: readonly Provider[], vocabulary: Vocabulary, asOf: Day): string {
  const rows = providers.flatMap((provider) =>
    allDefinitions(vocabulary).map((definition) => {
      const fact = factOf(provider, definition.key);
      const start = [provider.id, definition.group, definition.key, factState(fact, definition, asOf)];
      if (!isKnown(fact)) return [...start, '', '', '', '', '', ''];
      const addresses = fact.sources.map((id) => provider.sources[id]?.url ?? '');
      const value = typeof fact.value === 'object' ? JSON.stringify(fact.value) : String(fact.value);
      return [
        ...start,
        value,
        fact.basis,
        fact.asOf ?? '',
        fact.checked,
        hasLowConfidence(fact) ? 'low' : '',
        addresses.join(' '),
      ];
    }),
  );
  return [columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Formats a cell in quotes (RFC 4180). A cell that a spreadsheet would run as a formula becomes text. */
export function csvCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
