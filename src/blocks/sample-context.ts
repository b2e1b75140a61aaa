import { nearestName } from '#domain/document/nearest-name.ts';
import { byLocale } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import english from '../../messages/en.json' with { type: 'json' };
import type { BlockContext } from './block-context.ts';

const words = byLocale(() => 'x');
const wording = { label: words, explanation: words };
const marked = { ...wording, mark: '*' };

/** For tests: a site with no providers, one document and one allowed host. */
export const sampleContext: BlockContext = {
  locale: 'en',
  t: translator('en', english),
  asOf: '2026-11-15',
  query: '',
  siteWords: { product: 'Best VPN', year: '2025' },
  providers: new Map(),
  vocabulary: { groups: [] },
  evidence: {
    bases: {
      'court-record': marked,
      'independent-audit': marked,
      research: marked,
      dataset: marked,
      'press-report': marked,
      'provider-claim': marked,
    },
    confidence: { low: wording },
    states: { fresh: wording, stale: wording, unknown: wording },
    answers: { true: wording, false: wording, partial: wording },
    publishers: {},
    claims: { 'independently-reported': wording, 'provider-claim': wording },
  },
  methodology: {
    version: 'test',
    published: '2026-01-01',
    coverageFloor: 0.6,
    lowConfidenceFactor: 0.5,
    stability: { samples: 10, seed: 1, from: 0.5, to: 2, top: 3 },
    criteria: [],
    profiles: [],
    lifetimes: {},
  },
  methodologies: [],
  ownership: [],
  outsideGroups: { brands: [], reviewSites: [], networks: [] },
  ownershipSources: {},
  priceHistories: new Map(),
  countries: new Map(),
  offers: new Map(),
  ranking: (profile) => ({ profile, ranking: { ranked: [], unranked: [] }, stability: new Map() }),
  glossary: new Map(),
  corrections: [],
  changes: () => ({ changes: [], isComplete: true }),
  openDataSize: () => undefined,
  siteName: 'Sample',
  author: undefined,
  documentIds: ['explainers/what-is-a-vpn'],
  document: (id) => ({ path: '/privacy/what-is-a-vpn', title: id, description: id }),
  roundupPath: () => undefined,
  reviewPath: () => undefined,
  comparisonPath: () => undefined,
  pageExists: (path) => path === '/privacy/what-is-a-vpn',
  nearestPage: (path) => nearestName(path, ['/privacy/what-is-a-vpn']),
  image: (path) => (path === '/images/a.png' ? { width: 1600, height: 800 } : undefined),
  allowedHosts: ['allowed.example'],
};
