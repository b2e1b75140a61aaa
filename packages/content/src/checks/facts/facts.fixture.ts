import type { Problem } from '#problem.ts';
import { problemsIn } from '../check.fixture.ts';
import type { Check } from '../check.ts';

const words = '{ en: a, pl: b, tr: c }';
const key = (name: string, type: string, ...more: string[]) =>
  [
    `  ${name}:`,
    `    label: ${words}`,
    `    explanation: ${words}`,
    `    type: ${type}`,
    '    lifetime: 540',
    ...more,
  ].join('\n');

export const acme = 'facts/providers/acme.yaml';
export const trust = 'facts/vocabulary/trust.yaml';
export const ownership = 'facts/ownership.yaml';
export const country = 'facts/countries/pl.yaml';
export const history = 'facts/price-history/acme.yaml';
export const policies = 'facts/policy-history/acme.yaml';

const countryKinds = [
  'use',
  'order',
  'interference',
  'rule',
  'bill',
  'retention',
  'counts',
  'tax',
  'payment',
  'service-block',
  'way-in',
];
const countryOptions: Readonly<Record<string, string>> = {
  use: `, options: { legal: ${words} }`,
  order: `, options: { in-force: ${words} }`,
  bill: `, options: { draft: ${words} }`,
};

/** A small, valid facts/ folder. Each test changes something in it and expects a problem. */
export const smallFacts: Readonly<Record<string, string>> = {
  [trust]: [
    'group: trust',
    `label: ${words}`,
    'keys:',
    key('jurisdiction', 'country'),
    key('founded', 'year'),
    key('logging', 'choice', `    options: { none: ${words}, activity: ${words} }`),
    key('tor', 'yes-no'),
    key('audits', 'audits'),
    key('incidents', 'incidents'),
    key('kill-switch', 'platform-list', '    optionsFrom: platforms'),
    key('streaming', 'streaming', '    optionsFrom: services', `    options: { works: ${words} }`),
    key('prices', 'plans'),
    key('blocked-in', 'country-list'),
    '',
  ].join('\n'),
  'facts/vocabulary/platforms.yaml': `windows: ${words}\nmacos: ${words}\n`,
  'facts/vocabulary/services.yaml': `netflix: ${words}\n`,
  [acme]: `id: acme
name: Acme VPN
website: https://acme.example
facts:
  jurisdiction:
    value: SE
    basis: dataset
    asOf: 2026-08
    checked: 2026-11-14
    sources: [ list ]
    quotes: [ { source: list, text: Sweden, where: line 3 } ]
    claims:
      - value: FI
        basis: press-report
        firstRead: 2026-11-01
        checked: 2026-11-14
        sources: [ paper ]
  founded: { value: 2009, basis: dataset, asOf: 2026-08, checked: 2026-11-14, sources: [ list ], quotes: [ { source: list, text: Since 2009 } ] }
  logging: { value: none, basis: dataset, asOf: 2026-08, checked: 2026-11-14, sources: [ list ], quotes: [ { source: list, text: No logs } ] }
  tor:
    value: partial
    basis: dataset
    asOf: 2026-08
    checked: 2026-11-14
    sources: [ list ]
    quotes: [ { source: list, text: Sometimes } ]
    note: ${words}
  audits:
    value:
      - auditor: Somebody
        kind: inspection
        scope: ${words}
        notInScope: ${words}
        date: "2025"
        reportPublic: unknown
        reportAt: https://audit.example
        source: paper
    basis: dataset
    asOf: "2025"
    checked: 2026-11-14
    sources: [ paper ]
    quotes: [ { source: paper, missing: not-reread } ]
  incidents:
    value:
      - { date: 2025-03, summary: ${words}, outcome: data-exposed, harm: exposed-part, told: answered, source: paper }
    basis: press-report
    asOf: 2025-03
    checked: 2026-11-14
    sources: [ paper ]
    quotes: [ { source: paper, text: Names were exposed } ]
  kill-switch: { value: [ windows, macos ], basis: dataset, asOf: 2026-08, checked: 2026-11-14, sources: [ list ], quotes: [ { source: list, text: On both } ] }
  streaming:
    value:
      - { service: netflix, region: US, result: works, claim: provider-claim, source: paper }
    basis: dataset
    firstRead: 2026-11-01
    checked: 2026-11-14
    sources: [ paper ]
    quotes: [ { source: paper, text: It plays } ]
  prices:
    value:
      - id: yearly
        name: Acme
        currency: USD
        market: US
        months: 12
        charged: 60
        renewal: { charged: 120, months: 12 }
        tax: unknown
        observed: 2026-10-11
        source: list
    basis: dataset
    asOf: 2026-10-11
    checked: 2026-11-14
    sources: [ list ]
    quotes: [ { source: list, missing: counted } ]
  blocked-in: { value: [ PL ], basis: dataset, asOf: 2026-08, checked: 2026-11-14, sources: [ list ], quotes: [ { source: list, text: Not in Poland } ] }
sources:
  list: { url: https://list.example, title: List, publisher: dataset, kind: living, published: 2026-10-21 }
  paper: { url: https://paper.example, title: Paper, publisher: press, kind: document }
`,
  [ownership]: `groups:
  - id: holding
    name: Holding
    brands:
      - { id: acme, name: Acme VPN, jurisdiction: SE }
      - { name: Other VPN, jurisdiction: US }
    reviewSites:
      - { name: Reviews, sources: [ register ] }
    checked: 2026-11-14
    sources: [ register ]
ungrouped:
  - { name: Third VPN, owner: self, checked: 2026-11-14, sources: [ register ] }
reviewSites:
  - { name: Site, owner: unknown, note: ${words} }
networks: []
sources:
  register: { url: https://register.example, title: Register, publisher: dataset, kind: living }
`,
  'facts/vocabulary/country-kinds.yaml': countryKinds
    .map((kind) => `${kind}: { label: ${words}, lifetime: 730${countryOptions[kind] ?? ''} }\n`)
    .join(''),
  [country]: `code: PL
name: ${words}
languages: [ pl ]
facts:
  vpn-use: { kind: use, value: legal, basis: press-report, firstRead: 2026-11-01, checked: 2026-11-14, sources: [ law ], quotes: [ { source: law, text: Allowed } ] }
  first-order:
    kind: order
    value: { issued: unknown, by: ${words}, state: in-force, providers: [ acme ] }
    basis: press-report
    asOf: 2024-08
    checked: 2026-11-14
    sources: [ law ]
    quotes: [ { source: law, text: Acme is blocked } ]
  first-draft:
    kind: bill
    value:
      name: ${words}
      says: ${words}
      state: draft
      steps:
        - { date: 2024-07, event: ${words}, source: law }
    basis: press-report
    asOf: 2024-07
    checked: 2026-11-14
    sources: [ law ]
    quotes: [ { source: law, text: A draft } ]
sources:
  law: { url: https://law.example, title: Law, publisher: press, kind: document, published: 2024-08 }
`,
  [history]: `provider: acme
window: { first: 2026-08-11, last: 2026-10-11 }
market: US
source: { url: https://prices.example, title: Prices, publisher: dataset, published: 2026-10-11, licence: CC0 }
checked: 2026-11-14
plans:
  - id: yearly
    current: true
    observations: 3
    first: 2026-08-11
    last: 2026-10-11
    septemberRelease: true
    points:
      - { from: 2026-08-11, at: 2026-08-11T15:39:55Z, charged: 60, currency: USD, renewalPerMonth: 10, evidence: capture }
`,
  [policies]: `provider: acme
document: Acme/Privacy Policy.md
versions: 12
failed: 2
first: 2024-02-01
last: 2026-08-22
found: 3
source: { url: https://archive.example, title: Archive, licence: ODC-By }
changes:
  - date: 2026-08-10
    sentence: ${words}
    was: { url: https://github.com/archive/versions/blob/${'a'.repeat(40)}/Acme/Policy.md, quote: for one year }
    now: { url: https://github.com/archive/versions/blob/${'b'.repeat(40)}/Acme/Policy.md, quote: for two years }
    confirmedBy: editorial-desk
    checked: 2026-11-14
  - date: 2025-01-23
    sentence: ${words}
    was: { url: https://github.com/archive/versions/blob/${'c'.repeat(40)}/Acme/Policy.md }
    now: { url: https://github.com/archive/versions/blob/${'d'.repeat(40)}/Acme/Policy.md, quote: We record calls }
    confirmedBy: editorial-desk
    checked: 2026-11-14
`,
};

/** Runs a rule over the small facts, with one passage of one file replaced. */
export function problemsAfter(check: Check, file: string, passage: string, instead: string): Problem[] {
  const text = smallFacts[file] ?? '';
  if (!text.includes(passage)) throw new Error(`${file} has no passage "${passage}".`);
  return problemsIn({ ...smallFacts, [file]: text.replace(passage, instead) }, check);
}

/** Returns the line of the small facts on which a passage starts, so that tests do not count lines. */
export function lineOf(file: string, passage: string): number {
  const text = smallFacts[file] ?? '';
  return text.slice(0, text.indexOf(passage)).split('\n').length;
}
