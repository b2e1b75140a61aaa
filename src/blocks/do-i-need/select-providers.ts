import { fewestCompared, selectionAddress } from '#domain/comparison/selection.ts';
import type { NeedPath } from '#domain/need/need-path.ts';
import { type ShortList, shortList } from '#domain/need/short-list.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import type { BlockContext } from '../block-context.ts';
import { fullScore } from '../evidence/full-score.ts';
import { listWords } from '../evidence/ranking-words.ts';
import { scoreView } from '../evidence/score-view.ts';
import { type SameOwnerModel, selectSameOwners } from '../same-owner/select.ts';
import { type ExclusionModel, exclusionModel } from './exclusion-model.ts';
import { type FactLine, providerLines } from './provider-lines.ts';

export interface FittingProvider {
  readonly id: string;
  readonly name: string;
  readonly standing: string;
  readonly lines: readonly FactLine[];
  readonly review: string | undefined;
}

export interface ProvidersModel {
  readonly kind: 'providers';
  readonly title: string;
  readonly text: string;
  readonly shown: readonly FittingProvider[];
  readonly owners: readonly SameOwnerModel[];
  readonly further: readonly { readonly name: string; readonly review: string | undefined }[];
  readonly excluded: readonly ExclusionModel[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

const nameOf = (id: string, { providers }: BlockContext) => providers.get(id)?.name ?? id;

/** Who meets what the answers ask for, and who does not, with the rule. */
export function selectProviders(path: NeedPath, context: BlockContext): ProvidersModel {
  const { profile = 'overall' } = path;
  const { ranking } = context.ranking(profile);
  const { methodology, providers, asOf } = context;
  const list = shortList(path.demands, { ranking, providers, lifetimes: methodology.lifetimes, asOf });
  const label = profileNamed(methodology, profile).label[context.locale];
  return {
    kind: 'providers',
    ...words(path, list, label, context),
    shown: list.shown.map(({ rank, score: { provider } }) => ({
      id: provider,
      name: nameOf(provider, context),
      standing: context.t('need.standing', {
        rank,
        score: scoreView(provider, profile, context).valueText,
        max: fullScore,
      }),
      lines: providerLines(provider, path, context),
      review: context.reviewPath(provider),
    })),
    owners: selectSameOwners(
      list.shown.map(({ score }) => score.provider),
      context,
    ),
    further: list.further.map(({ score: { provider } }) => ({
      name: nameOf(provider, context),
      review: context.reviewPath(provider),
    })),
    excluded: list.excluded.map((exclusion) => exclusionModel(exclusion, context)),
    links: links(list, profile, label, context),
  };
}

function words({ step, demands }: NeedPath, { shown }: ShortList, profile: string, { t }: BlockContext) {
  if (shown.length === 0) return { title: t('need.noneTitle'), text: t('need.noneText') };
  if (step.kind === 'end' && step.outcome === 'free') {
    const isUnlimited = demands.includes('free-unlimited');
    const text = t(isUnlimited ? 'need.freeUnlimited' : 'need.freeAny', { profile });
    return { title: t('need.freeTitle'), text };
  }
  return { title: t('need.listTitle'), text: t('need.listText', { count: shown.length, profile }) };
}

function links({ shown }: ShortList, profile: string, label: string, context: BlockContext) {
  const { t } = context;
  const ids = shown.map(({ score }) => score.provider).toSorted();
  const names = listWords(
    ids.map((id) => nameOf(id, context)),
    context,
  );
  const ranking = context.roundupPath(profile);
  const method = context.document('pages/methodology')?.path;
  return [
    { href: comparisonOf(ids, context), text: t('need.compare', { names }) },
    { href: ranking, text: t('need.ranking', { profile: label }) },
    { href: method, text: t('need.method') },
  ].flatMap(({ href, text }) => (href === undefined ? [] : [{ href, text }]));
}

function comparisonOf(ids: readonly string[], context: BlockContext): string | undefined {
  const [first, second] = ids;
  if (first === undefined || second === undefined) return undefined;
  const overview = context.document('pages/comparisons')?.path;
  return ids.length >= fewestCompared && overview !== undefined
    ? selectionAddress(overview, ids)
    : context.comparisonPath(first, second);
}
