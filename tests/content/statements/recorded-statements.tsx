import { argumentNames, parseIcuMessage } from '@vpn-site/content/icu-message.ts';
import type { Messages, Translator } from '@vpn-site/core/i18n/messages.ts';
import type { SiteContext } from '@vpn-site/site/site/site-context.ts';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';

type Values = Readonly<Record<string, unknown>>;

/** A message that the site selected: its key and the printed values. */
export interface RecordedStatement {
  readonly key: string;
  readonly values: Values;
  /** The sentence; empty for messages of components, whose text is left out. */
  readonly words: string;
}

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * Returns all messages that `draw` selects: those that it looks up itself, and those of the elements that it returns.
 * `draw` gets a copy of the site, because views of facts are cached per site.
 */
export function statementsIn(
  site: SiteContext,
  messages: Messages,
  draw: (site: SiteContext) => unknown,
): RecordedStatement[] {
  const found: RecordedStatement[] = [];
  const lookUp = (key: string, values: Values = {}) => {
    const words = (site.t as unknown as (key: string, values: Values) => string)(key, values);
    found.push({ key, values, words });
    return words;
  };
  const t = Object.assign(lookUp, {
    rich: (key: string, values: Values = {}) => {
      found.push({ key, values, words: '' });
      return (site.t.rich as unknown as (key: string, values: Values) => ReactNode)(key, values);
    },
    markup: site.t.markup.bind(site.t),
    raw: site.t.raw.bind(site.t),
    has: site.t.has.bind(site.t),
  }) as unknown as Translator;
  const rendered = draw({ ...site, t });
  for (const element of [rendered].flat().filter(isValidElement)) {
    const html = renderToStaticMarkup(
      <IntlProvider locale={site.locale} timeZone="UTC" messages={markedMessages(messages)} onError={refuse}>
        {element}
      </IntlProvider>,
    );
    found.push(...markedStatements(html));
  }
  return found;
}

function refuse(error: Error): never {
  throw error;
}

/** Returns messages for components in which each message is replaced with its key and its values. */
function markedMessages(messages: Messages): Messages {
  const known = markedCache.get(messages);
  if (known) return known;
  const made = marked(messages, '') as unknown as Messages;
  markedCache.set(messages, made);
  return made;
}

const markedCache = new WeakMap<Messages, Messages>();

function marked(tree: MessageTree, path: string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = path === '' ? name : `${path}.${name}`;
      return [name, typeof value === 'string' ? markedMessage(key, value) : marked(value, key)];
    }),
  );
}

function markedMessage(key: string, message: string): string {
  const parsed = parseIcuMessage(message);
  const names = parsed.ok ? argumentNames(parsed.elements) : [];
  const values = [...new Set(names)]
    .filter((name) => /^\{\w+\}$/.test(name))
    .map((name) => `|${name.slice(1, -1)}=${name}`);
  const mark = `⟦${key}${values.join('')}⟧`;
  // The words themselves are left out, because formatting them takes most of the time; tags stay, because components fill them.
  return names.some((name) => name.startsWith('<')) ? mark + message : mark;
}

/** Reads the marks, innermost first, because a value may be a message too. */
function markedStatements(html: string): RecordedStatement[] {
  const found: RecordedStatement[] = [];
  for (let left = html; ; ) {
    const next = left.replaceAll(/⟦([^⟦⟧]*)⟧/g, (_, mark: string) => {
      const [key = '', ...pairs] = mark.split('|');
      const values = pairs.map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        pair.slice(pair.indexOf('=') + 1),
      ]);
      found.push({ key, values: Object.fromEntries(values), words: '' });
      return '';
    });
    if (next === left) return found;
    left = next;
  }
}
