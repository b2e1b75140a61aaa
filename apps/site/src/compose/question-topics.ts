import { needQuery } from '@vpn-site/core/need/need-progress.ts';
import { type AnswerId, firstQuestion } from '@vpn-site/core/need/need-tree.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import type { SearchQuestion, WrittenSearchWords } from '@vpn-site/core/site/search-words.ts';
import { currentPicks } from '#blocks/prose/picks/picks.ts';
import { recordRows } from '#evidence/record/records.ts';
import { priceLine } from '#price/price-line-model.ts';
import { refundRowId, selectRefunds } from '#price/refund-table-model.ts';
import { mainDrawback } from '#score/main-drawback.ts';
import type { SearchTopic } from '#search/search-answer.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

type TopicParts = Omit<SearchTopic, 'asked'>;

/** Returns the topics of questions that no single fact answers. Questions whose page does not exist are left out. */
export function questionTopics(
  { questions }: Pick<WrittenSearchWords, 'questions'>,
  site: SiteContext,
  stemsOfEach: (texts: readonly string[]) => string[],
): SearchTopic[] {
  return (Object.keys(questions) as SearchQuestion[]).flatMap((id) => {
    const parts = topicParts[id](site);
    return parts ? [{ ...parts, asked: stemsOfEach(questions[id] ?? []) }] : [];
  });
}

const topicParts: Readonly<Record<SearchQuestion, (site: SiteContext) => TopicParts | undefined>> = {
  safe: (site) => ofEach('safe', '#audits', site, (provider) => safetyText(provider, site)),
  renewal: (site) => ofEach('renewal', '#cost', site, (provider) => renewalText(provider, site)),
  cancel: (site) => {
    const page = site.document('guides/cancel-vpn-and-get-refund');
    if (!page) return undefined;
    const windows = new Map(selectRefunds(site).rows.map(({ face, window }) => [face.id, window.text]));
    return ofEach('cancel', `${page.path}#${refundRowId('{provider}')}`, site, (provider) =>
      site.t('search.questions.refund', { window: windows.get(provider) ?? '' }),
    );
  },
  cheapest: (site) => ofAll('cheapest', site.document('pages/deals')?.path, cheapestText(site), site),
  fastest: (site) =>
    ofAll(
      'fastest',
      (site.document('explainers/fastest-vpn') ?? site.document('pages/methodology'))?.path,
      site.t('search.questions.fastest.all'),
      site,
    ),
  gaming: (site) =>
    ofAll(
      'gaming',
      site.document('explainers/vpn-for-gaming')?.path ?? finder('gaming', site),
      site.t('search.questions.gaming.all'),
      site,
    ),
  blocked: (site) => ofAll('blocked', finder('blocked', site), site.t('search.questions.blocked.all'), site),
  beginner: (site) => ofAll('beginner', finder('any', site), site.t('search.questions.beginner.all'), site),
};

function ofEach(
  id: 'safe' | 'renewal' | 'cancel',
  at: string,
  site: SiteContext,
  answer: (provider: string) => string | undefined,
): TopicParts {
  const answers = [...site.providers.keys()].flatMap((provider): [string, [string]][] => {
    const value = answer(provider);
    return value === undefined ? [] : [[provider, [value]]];
  });
  return { label: site.t(`search.questions.${id}.label`), at, says: Object.fromEntries(answers) };
}

function ofAll(
  id: 'cheapest' | 'fastest' | 'gaming' | 'blocked' | 'beginner',
  at: string | undefined,
  answer: string | undefined,
  { t }: SiteContext,
): TopicParts | undefined {
  if (at === undefined || answer === undefined) return undefined;
  const label = t(`search.questions.${id}.label`);
  return { label, at, says: {}, all: [label, answer] };
}

function finder(answer: AnswerId, site: SiteContext): string | undefined {
  const path = site.document('pages/do-i-need-a-vpn')?.path;
  return path && path + needQuery([{ question: firstQuestion, answer }]);
}

/** Returns the record in numbers, and the main drawback. It calls no provider safe, because nobody can prove that. */
function safetyText(provider: string, site: SiteContext): string {
  const { summary } = recordRows(provider, site);
  const drawback = mainDrawback(provider, allPurpose, site)?.text;
  return drawback === undefined
    ? summary
    : site.t('search.questions.safe.value', { record: summary, drawback });
}

function renewalText(provider: string, site: SiteContext): string | undefined {
  const line = priceLine(provider, allPurpose, site);
  if (line.kind === 'unknown' || line.kind === 'free') return undefined;
  const { kind, today, term, later, laterMonths } = line;
  return site.t(`search.questions.renewal.${kind}`, { today, term, later, laterMonths });
}

function cheapestText(site: SiteContext): string | undefined {
  const provider = currentPicks(site).get('cheapest');
  const line = provider === undefined ? undefined : priceLine(provider, allPurpose, site);
  if (provider === undefined || !line || line.kind === 'unknown' || line.kind === 'free') return undefined;
  const { today, term } = line;
  return site.t('search.questions.cheapest.value', { name: providerName(provider, site), today, term });
}
