import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { GivenAnswer } from '@vpn-site/core/need/need-progress.ts';
import { needQuery, walkNeedTree } from '@vpn-site/core/need/need-progress.ts';
import { answersTo } from '@vpn-site/core/need/need-tree.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { expect, test } from 'vitest';
import { helpLink, selectDoINeed } from './do-i-need.block.ts';
import { DoINeed } from './do-i-need.tsx';
import type { ProvidersModel } from './fitting-providers.ts';

const english = testContext();
const turkey = '?worry=blocked&place=turkey&budget=payable&device=common';
const model = (query: string, site = english) => selectDoINeed({ ...site, query });
/** Renders each query. They share one message provider, because its parsed messages can be reused. */
function draw(queries: readonly string[], site = english): string[] {
  const { locale } = site;
  return renderHtml(
    queries.map((query) => (
      <main key={query}>
        <DoINeed {...model(query, site)} />
      </main>
    )),
    locale,
  )
    .split('<main>')
    .slice(1);
}

/** Returns the providers that a query leads to. */
function list(query: string, site = english): ProvidersModel {
  const { step } = model(query, site);
  if (step.kind !== 'providers') throw new Error(step.kind);
  return step;
}

/** Returns the ids of the providers that a result shows, in order. */
const shownIn = ({ lead, runnersUp }: ProvidersModel) =>
  [lead?.verdict.face, ...runnersUp.map(({ badge }) => badge)].flatMap((badge) => badge?.id ?? []);
/** Returns the rule by which a provider was excluded. */
const ruleFor = (name: string, { excluded }: ProvidersModel) =>
  excluded.reasons.find(({ providers }) => providers.some((each) => each.name === name))?.rule;

function everyQuery(taken: readonly GivenAnswer[] = []): string[] {
  const { step } = walkNeedTree(needQuery(taken));
  if (step.kind === 'end') return [needQuery(taken)];
  const { question } = step;
  return [
    needQuery(taken),
    ...answersTo(question).flatMap((answer) => everyQuery([...taken, { question, answer }])),
  ];
}

test.each(localeCodes)(
  'in %s every path can be drawn, with one place to land and no word missing',
  (locale) => {
    const queries = everyQuery();
    const pages = draw(queries, testContext(locale));
    expect(pages).toHaveLength(queries.length);
    for (const html of pages) {
      expect(html.match(/id="step"/g)).toHaveLength(1);
      expect(html).not.toMatch(/need\.|undefined|\[object|\{/);
    }
  },
);

test('brands of one owner on a list are told so, and nothing is said of others', () => {
  const [group] = english.ownership;
  if (!group) throw new Error('There is no group.');
  const brands = ['alder', 'birch'].map((id) => ({ id, name: id }));
  const site = { ...english, ownership: [{ ...group, brands }] };
  const lists = everyQuery().flatMap((query) => {
    const { step } = model(query, site);
    return step.kind === 'providers' ? [{ query, ...step }] : [];
  });
  const holdsBoth = lists.filter((each) => brands.every(({ id }) => shownIn(each).includes(id)));
  const [first] = holdsBoth;
  const [page] = draw([first?.query ?? ''], site);
  expect(page).toContain(first?.owners[0]?.title ?? 'nobody');
  expect(lists.filter(({ owners }) => owners.length > 0)).toEqual(holdsBoth);
  expect(holdsBoth.length).toBeLessThan(lists.length);
});

test('a question counts itself, and every answer and way back is an address of its own', () => {
  const { step, trail } = model('?worry=wifi');
  expect(step).toMatchObject({
    kind: 'question',
    progress: 'Question 2 of at most 6',
    answers: [
      { href: '/tools/do-i-need-a-vpn?worry=wifi&network=contents#step' },
      { href: '/tools/do-i-need-a-vpn?worry=wifi&network=names#step' },
    ],
  });
  expect(trail).toMatchObject({
    back: '/tools/do-i-need-a-vpn#step',
    entries: [{ answer: 'Public Wi-Fi, in hotels and cafés', change: '/tools/do-i-need-a-vpn#step' }],
  });
  expect(model('').trail).toBeUndefined();
  expect(model('?worry=streaming').step).toMatchObject({ progress: 'Question 2, the last one' });
});

test('a free plan without a data cap leaves out those whose plan has one, by that rule', () => {
  const step = list('?worry=wifi&network=names&amount=much&pay=free');
  expect(step.title).toBe('A free plan is enough. Start with Elm VPN.');
  expect(shownIn(step)).toEqual(['elm']);
  expect(ruleFor('Birch VPN', step)).toBe('Must have a free plan without a data cap');
});

test('what is out of date or unknown is not met, and is told apart from a no', () => {
  const step = list('?worry=wifi&network=names&amount=much&pay=paid&first=private&device=linux');
  expect(shownIn(step)).toEqual(['alder', 'elm']);
  expect(ruleFor('Birch VPN', step)).toMatch(/^Must .+(?<!\))$/);
  expect(ruleFor('Dogwood', step)).toBe(`${ruleFor('Birch VPN', step)} (not confirmed)`);
});

test('where the renewal price is not published, the cost is not known', () => {
  const step = list(
    '?worry=wifi&network=names&amount=much&pay=paid&first=cost&device=common',
    withPlans(english, 'alder', { renewal: 'unpublished' }),
  );
  expect(ruleFor('Alder VPN', step)).toMatch(/renewal price/);
});

test('everybody is either fitting or left out once, by a rule', () => {
  for (const query of everyQuery()) {
    const { step } = model(query);
    if (step.kind !== 'providers') continue;
    const shown = shownIn(step);
    const further = step.further.flatMap(({ providers }) => providers);
    const excluded = step.excluded.reasons.flatMap(({ providers }) => providers);
    expect(shown.length + further.length + excluded.length).toBe(english.providers.size);
    expect(new Set(excluded.map(({ name }) => name)).size).toBe(excluded.length);
    for (const { rule } of step.excluded.reasons) expect(rule).not.toBe('');
    expect(shown.length).toBeLessThanOrEqual(3);
  }
});

test('the pick for what was said comes first, if it has what was asked for', () => {
  const first = (query: string) => {
    const step = list(query);
    return [shownIn(step)[0], step.excluded.order];
  };
  const device = '&device=common';
  const paid = '?worry=wifi&network=names&amount=much&pay=paid&first=';
  expect(first('?worry=any')).toEqual(['alder', expect.stringContaining('“For most people” comes first')]);
  expect(first(`${paid}devices${device}`)).toEqual(['birch', expect.stringContaining('“For many devices”')]);
  expect(first(`${paid}private${device}`)[1]).toMatch(/^The “Privacy” ranking decides/);
});

test('the title answers for what was said, and games come with what helps and the page about them', () => {
  expect(model('?worry=streaming&device=common').step.title).toMatch(
    /^Yes\. For shows from home, start with /,
  );
  expect(model('?worry=gaming&device=router').cautions[0]?.text).toMatch(
    /nobody we rely on has measured ping/,
  );
  expect(model('?worry=customer').step).toMatchObject({ kind: 'refusal', id: 'customer' });
  const games = { path: '/games', title: 'Games', description: 'About games' };
  const document: typeof english.document = (id) =>
    id === 'explainers/vpn-for-gaming' ? games : english.document(id);
  const { links } = list('?worry=gaming&device=common', { ...english, document });
  expect(links[0]).toEqual({ href: '/games', text: 'Games' });
});

test('a result about streaming shows what opens what, and no other does', () => {
  const columns = (query: string) => list(query).watchGrid?.columns.map(({ name }) => name);
  expect(columns('?worry=streaming&device=common')).toContain('Netflix');
  expect(columns('?worry=any')).toBeUndefined();
});

test('the law in Turkey is told as sources tell it, with its age', () => {
  const { cautions } = model(turkey);
  expect(cautions[0]?.law.map(({ mark }) => mark?.evidence)).toEqual([
    'country-tr/vpn-use',
    'country-tr/licensing-bill',
  ]);
});

test('where nobody knows the country, every provider says where it is blocked', () => {
  const step = list('?worry=blocked&place=restricted&budget=payable&device=common');
  expect(shownIn(step)).toEqual(['elm', 'alder', 'birch']);
  expect([step.lead, ...step.runnersUp].map((each) => each?.blockedIn?.cell.text)).toEqual([
    'Türkiye',
    'None',
    'Russia, Türkiye',
  ]);
  expect(step.runnersUp.map(({ orders }) => orders)).toEqual([undefined, undefined]);
});

test('in a country that blocks by name, whom no order names comes first, and the others say why not', () => {
  const step = list(turkey);
  expect(shownIn(step)).toEqual(['alder', 'elm', 'birch']);
  expect(step.runnersUp.map(({ orders }) => orders?.isNamed)).toEqual([true, true]);
  expect(step.lead?.why).toMatch(/No blocking order we know of names it\.$/);
  expect(step.blocked?.notice).toMatchObject({
    country: 'Turkey',
    page: '/vpn-in/turkey',
    orders: [{ date: 'December 2023', mark: { evidence: 'country-tr/order-2023' } }],
  });
  expect(step.blocked?.notice.says).toMatch(/names Birch VPN and Elm VPN/);
  expect(step.blocked?.below).toMatch(/that aren’t named come first/);
});

test('if all who fit are named, they stand in the order of the ranking, and that is said', () => {
  const step = list('?worry=blocked&place=turkey&budget=unpaid&device=common');
  expect(shownIn(step)).toEqual(['elm', 'birch']);
  expect(step.lead?.why).not.toMatch(/blocking order/);
  expect(step.blocked?.below).toMatch(/Every VPN that meets your answers is named/);
  expect(step.lead?.verdict.price.kind).toBe('free');
});

test('a country without standing orders moves nobody', () => {
  const country = english.countries.get('TR');
  if (!country) throw new Error('The fixture has this country.');
  const facts = country.facts.filter(({ kind }) => kind !== 'order');
  const step = list(turkey, { ...english, countries: new Map([['TR', { ...country, facts }]]) });
  expect(shownIn(step)).toEqual(['elm', 'alder', 'birch']);
  expect([step.blocked, step.runnersUp[0]?.orders]).toEqual([undefined, undefined]);
});

test('offers move nobody in the list of a country', () => {
  const shown = (site: typeof english) => shownIn(list(turkey, site));
  const ids = [...english.offers.keys()];
  const offers = [...english.offers.values()];
  const turned = new Map(ids.map((id, place) => [id, { ...offers.at(-1 - place), provider: id }]));
  expect(shown({ ...english, offers: turned as typeof english.offers })).toEqual(shown(english));
});

test('what helps leads to the section that explains it, where there is that page', () => {
  const site = testContext('pl');
  const title = site.document('explainers/what-is-a-vpn')?.title;
  expect(helpLink('https', site)).toEqual({ href: '/pl/prywatnosc/co-to-jest-vpn#faq-https', title });
  expect(helpLink('https', { ...site, document: () => undefined })).toBeUndefined();
});
