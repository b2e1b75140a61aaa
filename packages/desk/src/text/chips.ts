import { loadCatalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { selectFact } from '@vpn-site/site/evidence/fact/fact-view.ts';

/** A part of a body that the editor shows as one piece: a fact with its value, a term, a block, or the name of a heading. */
export interface Chip {
  readonly source: string;
  readonly label: string;
  readonly isBlock: boolean;
}

const inside = '(?:"(?:\\\\.|[^"\\\\])*"|[^"%])*?';
/** A fact or a term with its words, or any other piece of markup. Values are in quotes and may contain a percent sign. */
const piece = new RegExp(
  `\\{%\\s*(fact|term)\\b${inside}[^/]%\\}([^{}]*)\\{%\\s*/\\1\\s*%\\}|\\{%\\s*(${inside})\\s*%\\}`,
  'g',
);

/** Returns the pieces of a body that the editor shows as chips, each once, with the value of each fact. */
export function chipsIn(body: string, root: string, day: Day, locale: LocaleCode): Chip[] {
  const found = new Map([...body.matchAll(piece)].map((match) => [match[0], match]));
  if (found.size === 0) return [];
  const catalog = loadCatalog(root, day, null);
  const { site } = composeLocaleSite(catalog, locale, 'https://site.invalid', day);
  const shownValue = (source: string): string | undefined => {
    const [provider, key] = ['provider', 'key'].map((name) => attribute(source, name));
    if (provider === undefined || key === undefined) return undefined;
    try {
      return selectFact(provider, key, site).text;
    } catch {
      // A provider or a key that does not exist is among the mistakes of the page.
      return undefined;
    }
  };
  return [...found.values()].map(([source, kind, words, other = '']) => {
    if (kind !== undefined) return { source, label: words ?? '', isBlock: false };
    const isFact = /^fact\b/.test(other);
    return {
      source,
      label: (isFact ? shownValue(source) : undefined) ?? blockLabel(other),
      isBlock: !isFact,
    };
  });
}

function attribute(source: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(source)?.[1];
}

/** Names a block in words: its name and its values, or where it ends. */
function blockLabel(inner: string): string {
  if (inner.startsWith('#')) return '§';
  const text = inner.replace(/\s*\/$/, '').trim();
  const [name = ''] = text.split(/\s/, 1);
  const values = [...text.matchAll(/"((?:\\.|[^"\\])*)"/g)].map(([, value]) => value);
  if (name.startsWith('/')) return `end of ${name.slice(1).replaceAll('-', ' ')}`;
  return [name.replaceAll('-', ' '), values.join(', ')].filter(Boolean).join(': ');
}
