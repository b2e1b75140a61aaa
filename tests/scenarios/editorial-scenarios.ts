import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { stampTranslations } from '@vpn-site/content/translations/stamp-translations.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf, knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { dropProvider as dropWithTool } from '@vpn-site/editor/drop/drop-provider.ts';
import { writeFiles } from '@vpn-site/editor/new/files.ts';
import { scaffold } from '@vpn-site/editor/new/scaffold.ts';
import { stringify } from 'yaml';
import { customizeSite } from './customize-site.ts';
import type { SiteCopy } from './site-copy.ts';

export interface EditorialScenario {
  readonly name: string;
  readonly perform: (site: SiteCopy, day: Day) => void;
  /** Build settings of the scenario. */
  readonly env?: Readonly<Record<string, string>>;
  /** The problem that the content check must report before the site can be built. Without it, a build succeeds. */
  readonly expectedProblem?: RegExp;
}

const inEveryLanguage = (text: string) => Object.fromEntries(localeCodes.map((locale) => [locale, text]));
const providersOf = (site: SiteCopy) => loadCatalog(site.folder).facts.providers;
const fileOf = (id: string) => `facts/providers/${id}.yaml`;

/** Returns the first provider for which `fits` is true, because a scenario must work with any list of providers. */
function someProvider(site: SiteCopy, fits: (provider: Provider) => boolean): Provider {
  const found = providersOf(site).find(fits);
  if (!found) throw new Error('no provider has what this act changes');
  return found;
}

function correctFact(site: SiteCopy, day: Day): void {
  const { id, facts } = someProvider(site, (provider) => isKnown(factOf(provider, 'countries')));
  const fact = facts.countries;
  if (!fact || !isKnown(fact)) return;
  const countries = Number(fact.value) + 1;
  site.edit(fileOf(id), (document) => {
    document.setIn(['facts', 'countries', 'value'], countries);
    document.setIn(['facts', 'countries', 'checked'], day);
    document.addIn(
      ['facts', 'countries', 'quotes'],
      document.createNode({ source: fact.sources[0], text: `${countries} countries` }),
    );
  });
}

function addPrice(site: SiteCopy, day: Day): void {
  const { id, facts } = someProvider(site, (provider) => isKnown(factOf(provider, 'prices')));
  const plans = facts.prices?.value as readonly Plan[];
  // A larger change would ask for another catch: those that name a price say how far it rises.
  const charged = Math.round((plans[0]?.charged ?? 0) * 101) / 100;
  const plan = plans[0]?.id;
  site.edit(fileOf(id), (document) => {
    document.setIn(['facts', 'prices', 'value', 0, 'charged'], charged);
    document.setIn(['facts', 'prices', 'value', 0, 'observed'], day);
    document.setIn(['sources', plans[0]?.source ?? '', 'published'], day);
    document.setIn(['facts', 'prices', 'asOf'], day);
    document.setIn(['facts', 'prices', 'checked'], day);
    document.addIn(
      ['facts', 'prices', 'quotes'],
      document.createNode({ source: plans[0]?.source, text: `${plan}: charged ${charged}` }),
    );
  });
  const history = `facts/price-history/${id}.yaml`;
  if (!site.files('facts/price-history').includes(history)) return;
  site.edit(history, (document) => {
    const { plans: lines } = document.toJS() as { plans: { id: string; last: string; points: object[] }[] };
    const index = lines.findIndex((line) => line.id === plan);
    if (index < 0) return;
    const { points = [], last = day } = lines[index] ?? {};
    const point = { ...points.at(-1), from: day, at: `${day}T08:00:00Z`, charged, previous: last };
    document.setIn(['plans', index, 'points', points.length], document.createNode(point));
    document.setIn(['plans', index, 'last'], day);
    document.setIn(['window', 'last'], day);
    document.setIn(['checked'], day);
  });
}

function recordAudit(site: SiteCopy, day: Day): void {
  const provider = someProvider(site, (one) => (knownFact(one, 'audits')?.value.length ?? 0) > 0);
  const { value = [], sources = [] } = knownFact(provider, 'audits') ?? {};
  const month = day.slice(0, 7);
  const source = 'new-report';
  site.edit(fileOf(provider.id), (document) => {
    const audit = {
      auditor: 'Somebody new',
      kind: 'apps-source',
      scope: inEveryLanguage('Apps'),
      date: month,
      reportPublic: true,
      source,
    };
    const report = {
      url: 'https://somebody-new.example/report',
      title: 'Somebody new: report',
      publisher: 'research',
      kind: 'document',
      published: month,
    };
    document.setIn(['facts', 'audits', 'value', value.length], document.createNode(audit));
    document.setIn(['facts', 'audits', 'sources', sources.length], source);
    document.setIn(['facts', 'audits', 'asOf'], month);
    document.setIn(['facts', 'audits', 'checked'], day);
    document.deleteIn(['facts', 'audits', 'firstRead']);
    document.setIn(['sources', source], document.createNode(report));
  });
}

/** Writes the files of `npm run new` and fills in their blanks, as an editor does who has little to say. */
function writeNew(site: SiteCopy, day: Day, words: readonly string[]): void {
  const { files } = scaffold([...words], {
    root: site.folder,
    catalog: loadCatalog(site.folder),
    today: day,
  });
  writeFiles(site.folder, files);
  for (const locale of localeCodes) {
    for (const { file } of files.filter((one) => one.file.endsWith(`.${locale}.md`))) {
      // The address may stay as it is; its comment goes.
      const text = site.read(file).replace(/ # TODO: the address.*/, '');
      site.write(file, filledBlanks(text, words[1] ?? '', locale));
    }
  }
  stampTranslations(site.folder);
}

function sellLink(site: SiteCopy, day: Day): void {
  const { offers } = loadCatalog(site.folder);
  const provider = someProvider(
    site,
    (one) => knownFact(one, 'prices') !== undefined && offers.get(one.id)?.paid !== true,
  );
  const { id, website } = provider;
  const plans = knownFact(provider, 'prices')?.value.map((plan) => plan.id);
  site.write(
    `facts/offers/${id}.yaml`,
    stringify({
      provider: id,
      destination: `${website}/?partner=us`,
      destinations: { pl: `${website}/pl?partner=us` },
      subId: 'aff_sub',
      paid: true,
      history: [{ since: day }],
      coupon: { code: 'SAVE', percent: 20, plans, endsOn: '2099-12-31', checked: day },
      checked: day,
    }),
  );
}

/** Sentences for blanks. They are so short that they equal no other text. */
const phrases: Readonly<Record<string, string>> = {
  en: 'This is still new.',
  pl: 'To jeszcze nowość.',
  tr: 'Bu henüz yeni.',
};

const newcomerCountries = 12;

/** Names of new providers. No two are similar. */
const newcomers = {
  newcomer: 'Newcomer VPN',
  'short-lived': 'Short-lived VPN',
} as const;

function scaffoldProvider(site: SiteCopy, day: Day, id: keyof typeof newcomers = 'newcomer'): void {
  const { files } = scaffold(['provider', id, newcomers[id], `https://${id}.example`], {
    root: site.folder,
    catalog: loadCatalog(site.folder),
    today: day,
  });
  writeFiles(site.folder, files);
}

function fillProvider(site: SiteCopy, day: Day, id: keyof typeof newcomers = 'newcomer'): void {
  scaffoldProvider(site, day, id);
  for (const locale of localeCodes) {
    const file = `content/reviews/${id}.${locale}.md`;
    site.write(file, filledBlanks(site.read(file), newcomers[id], locale));
  }
  site.write(
    'facts/ownership.yaml',
    site.read('facts/ownership.yaml').replace(/TODO: [^"]*/, 'Newcomer: about us'),
  );
  site.edit(fileOf(id), (document) => {
    document.setIn(
      ['facts', 'countries'],
      document.createNode({
        value: newcomerCountries,
        basis: 'provider-claim',
        asOf: day,
        checked: day,
        sources: ['own'],
        quotes: [{ source: 'own', text: `Servers in ${newcomerCountries} countries` }],
      }),
    );
    document.setIn(
      ['sources', 'own'],
      document.createNode({
        url: `https://${id}.example`,
        title: 'Newcomer VPN',
        publisher: 'provider',
        kind: 'living',
      }),
    );
  });
}

/** Returns a text with its blanks filled in. A blank ends with its line, with its attribute, or at the next block. */
function filledBlanks(text: string, name: string, locale: LocaleCode): string {
  const filled = (blank: string) => `${phrases[locale]}${blank.endsWith(' ') ? ' ' : ''}`;
  return (
    text
      .replace(/"TODO: a key[^"]*": "TODO: [^"]*"/, `countries: ${newcomerCountries}`)
      // The verdict begins with the name of the provider.
      .replace(/TODO: the verdict[^"\n{]*/, (blank) => `${name}: ${filled(blank)}`)
      .replaceAll(/TODO: [^"\n{]*/g, filled)
  );
}

/** Closes a provider that no text mentions, so that there is nothing to rewrite by hand. */
function closeProvider(site: SiteCopy, day: Day): void {
  fillProvider(site, day, 'short-lived');
  const source = {
    url: 'https://short-lived.example/farewell',
    title: 'Farewell',
    quote: 'We are closing.',
    publisher: 'provider',
    published: undefined,
  };
  dropWithTool(site.folder, { id: 'short-lived', kind: 'closed', on: day, source }, day);
}

/** Deletes only the files of a provider. The check then names every text that still mentions it. */
function dropProvider(site: SiteCopy): void {
  const { id } = someProvider(site, () => true);
  site.remove(
    fileOf(id),
    `facts/offers/${id}.yaml`,
    `facts/price-history/${id}.yaml`,
    `facts/policy-history/${id}.yaml`,
    ...localeCodes.map((locale) => `content/reviews/${id}.${locale}.md`),
  );
}

function addMenuEntry(site: SiteCopy): void {
  site.edit('content/data/menu.yaml', (document) => {
    const [{ children }] = document.toJS() as [{ children: object[] }];
    const entry = { labelI18n: inEveryLanguage('Elsewhere'), path: '/', icon: 'star' };
    document.setIn([0, 'children', children.length], document.createNode(entry));
  });
}

function addPageInOneLanguage(site: SiteCopy, day: Day): void {
  const head = `title: Only here\ndescription: A page in one language.\nslug: only-here\nlanguages: [en]\nupdated: ${day}`;
  site.write('content/pages/only-here.en.md', `---\n${head}\n---\n\nA short page.\n`);
}

const newsFolders: Readonly<Record<LocaleCode, string>> = { en: 'news', pl: 'aktualnosci', tr: 'haberler' };

function publishNews(site: SiteCopy, day: Day): void {
  const text = 'We have moved in, and these pages tell what happens from now on. '.repeat(12);
  for (const locale of localeCodes) {
    const head = {
      title: 'We have moved in',
      description:
        'From today on this site has another owner, and its pages of news tell what happens to providers from now on.',
      slug: `${newsFolders[locale]}/moved-in`,
      published: day,
      updated: day,
    };
    site.write(`content/news/moved-in.${locale}.md`, `---\n${stringify(head)}---\n\n${text}\n`);
  }
  stampTranslations(site.folder);
}

function changeYear(site: SiteCopy): void {
  site.edit('content/data/site.yaml', (document) => document.setIn(['contentYear'], 2031));
}

/** Tasks of editors and owners in a year, each as the docs describe it. */
export const editorialScenarios: readonly EditorialScenario[] = [
  { name: 'correct a fact', perform: correctFact },
  { name: 'add a price', perform: addPrice },
  { name: 'record an audit', perform: recordAudit },
  {
    name: 'write a guide about a device without a picture',
    perform: (site, day) => writeNew(site, day, ['guide', 'set-up-vpn-on-toaster']),
  },
  {
    name: 'add a streaming service',
    perform: (site, day) => writeNew(site, day, ['service', 'made-up-plus', 'Made-up Plus']),
  },
  { name: 'make an offer paid, with a code', perform: sellLink },
  { name: 'scaffold a provider', perform: scaffoldProvider, expectedProblem: /^\s+Left to write: /m },
  {
    name: 'drop a provider',
    perform: dropProvider,
    expectedProblem: /^ {2}The file of the provider "[^"]+" is missing, but /m,
  },
  { name: 'close a provider with the tool', perform: closeProvider },
  { name: 'add a menu entry', perform: addMenuEntry },
  { name: 'add a page in one language only', perform: addPageInOneLanguage },
  { name: 'publish a piece of news', perform: publishNews },
  { name: 'change the year', perform: changeYear },
  { name: 'make the site one’s own', perform: customizeSite, env: { SITE_URL: 'https://quay.example' } },
  { name: 'switch analytics on', perform: () => undefined, env: { ANALYTICS_KEY: 'G-TEST123' } },
  { name: 'switch the count of page views on', perform: () => undefined, env: { PAGE_VIEWS: '1' } },
];
