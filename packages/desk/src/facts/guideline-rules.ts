import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactType } from '@vpn-site/core/provider/fact.ts';
import type { RuleExcerpt } from './wire.ts';

export const guidelinesFile = 'facts/GUIDELINES.md';

/** Sections of the guidelines that apply to a key. */
export const headingsOfKeys: Readonly<Record<string, readonly string[]>> = {
  logging: ['Logs'],
  'server-storage': ['Servers'],
  countries: ['Servers'],
  servers: ['Servers'],
  'server-ownership': ['Servers'],
  'countries-measured': ['Servers'],
  'home-servers': ['Servers'],
  jurisdiction: ['Company facts'],
  'legal-entity': ['Company facts'],
  'parent-company': ['Company facts'],
  'owner-interests': ['Company facts'],
  founded: ['Company facts'],
  'blocked-in': ['Dates'],
  protocols: ['Yes, no, partly'],
  'kill-switch': ['Yes, no, partly'],
  'open-source-apps': ['Yes, no, partly'],
};

/** Sections that apply to every key of a type. */
export const headingsOfTypes: Readonly<Partial<Record<FactType, readonly string[]>>> = {
  'yes-no': ['Yes, no, partly'],
  audits: ['Audits'],
  incidents: ['Incidents'],
  streaming: ['Streaming, speed, leaks'],
  'speed-reports': ['Streaming, speed, leaks'],
  'leak-tests': ['Streaming, speed, leaks'],
  plans: ['Prices'],
  'free-plan': ['Prices'],
};

/**
 * Returns the guidelines for a key: the rules that name it, then the rest of their section. Empty if no section applies.
 */
export function rulesFor(root: string, key: string, type: FactType | undefined): RuleExcerpt[] {
  const headings = headingsOfKeys[key] ?? (type && headingsOfTypes[type]) ?? [];
  const file = join(root, guidelinesFile);
  if (headings.length === 0 || !existsSync(file)) return [];
  const sections = sectionsOf(readFileSync(file, 'utf8'));
  return headings.flatMap((heading) => {
    const section = sections.get(heading);
    return section === undefined ? [] : [{ heading, text: namedFirst(section, key) }];
  });
}

/** Returns the text under each second-level heading. */
export function sectionsOf(markdown: string): ReadonlyMap<string, string> {
  return new Map(
    markdown
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...lines] = section.split('\n');
        return [heading.trim(), lines.join('\n').trim()] as const;
      }),
  );
}

function namedFirst(section: string, key: string): string {
  const rules = section.split('\n');
  const inWords = key.replaceAll('-', ' ');
  const names = (rule: string) =>
    rule.includes(`\`${key}\``) || rule.includes(`\`${key}:`) || rule.toLowerCase().includes(inWords);
  const isList = rules.every((rule) => rule.startsWith('- ') || rule === '');
  if (!isList) return section;
  return [...rules.filter(names), ...rules.filter((rule) => !names(rule) && rule !== '')].join('\n');
}
