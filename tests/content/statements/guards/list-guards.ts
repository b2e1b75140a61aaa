import { formatScore } from '@vpn-site/core/i18n/formats.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { StreamingReport } from '@vpn-site/core/provider/measured-tests.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { ageOf, type Guard, type Guards, known, listOf, type Subject, text } from './truth.ts';

/** Creates a guard that is met if the sentence names at least one provider of the page, and all that it names fit. */
function eachNamed(value: string, fits: (provider: Provider, about: Subject) => boolean): Guard {
  return (said, about) => {
    const named = about.pair.filter(({ name }) => text(said[value]).includes(name));
    return named.length > 0 && named.every((provider) => fits(provider, about));
  };
}

function reportsOf(provider: Provider): readonly StreamingReport[] {
  return ((listOf(provider, 'streaming') ?? []) as unknown as readonly StreamingReport[]).filter(
    ({ claim }) => claim === 'independently-reported',
  );
}

function plansOf(provider: Provider): readonly Plan[] {
  return (listOf(provider, 'prices') ?? []) as unknown as readonly Plan[];
}

function hasNoCurrentPrice(provider: Provider, { site }: Subject): boolean {
  const fact = known(provider, 'prices');
  const seen = fact?.asOf ?? fact?.firstRead;
  return (
    seen === undefined ||
    ageOf(seen, site) >= 60 ||
    plansOf(provider).some(({ observed }) => ageOf(observed, site) >= 60)
  );
}

/** Returns the ranks of a provider in every ranking. */
function rangesOf(provider: Provider, { site }: Subject) {
  return site.methodology.profiles.flatMap(
    ({ id }) => site.ranking(id).rankRanges.byProvider.get(provider.id) ?? [],
  );
}

function isUnrankedInAnyList(why: 'too-little-known' | 'requirement', isKnown?: boolean): Guard {
  return (_, { site, pair }) =>
    site.methodology.profiles.some(({ id }) =>
      site
        .ranking(id)
        .ranking.unranked.some(
          ({ reason, score }) =>
            pair.some((one) => one.id === score.provider) &&
            reason.why === why &&
            (reason.why !== 'requirement' || reason.isKnown === isKnown),
        ),
    );
}

const scored: Guard = ({ name, value }, { pair, site }) =>
  site.methodology.profiles.some(({ id }) =>
    [...site.ranking(id).ranking.ranked, ...site.ranking(id).ranking.unranked].some(
      ({ score }) =>
        pair.some((one) => one.id === score.provider && one.name === text(name)) &&
        (score.value === undefined
          ? text(value) === '–'
          : formatScore(score.value, site.locale) === text(value)),
    ),
  );

/** Guards for rankings and other lists of providers. */
export const listGuards: Guards = {
  'score.unranked.tooLittleKnown': isUnrankedInAnyList('too-little-known'),
  'score.unranked.requirementUnknown': isUnrankedInAnyList('requirement', false),
  'score.unranked.requirementMissed': isUnrankedInAnyList('requirement', true),
  'score.unranked.optionsMissed': isUnrankedInAnyList('requirement', true),
  'score.ruler': scored,
  'score.rulerAlone': scored,
  'roundup.first': eachNamed('provider', (provider, about) =>
    rangesOf(provider, about).some(({ from }) => from === 1),
  ),
  'roundup.nobody': (_, { site }) =>
    site.methodology.profiles.some(({ id }) => site.ranking(id).ranking.ranked.length === 0),
  'roundup.noLonger': (_, { site }) =>
    site.methodology.profiles.some(({ id }) => site.ranking(id).ranking.ranked.length === 0),
  'streaming.answer.named': eachNamed('names', (provider) =>
    reportsOf(provider).some(({ result }) => result === 'works'),
  ),
  'streaming.answer.theseOpened': eachNamed('names', (provider) =>
    reportsOf(provider).some(({ result }) => result === 'works'),
  ),
  'streaming.answer.card': eachNamed('name', (provider) =>
    reportsOf(provider).some(({ result }) => result === 'works'),
  ),
  'streaming.answer.mixed': eachNamed(
    'names',
    (provider) =>
      reportsOf(provider).some(({ result }) => result !== 'works') && reportsOf(provider).length > 0,
  ),
  'streaming.answer.blocked': eachNamed('names', (provider) =>
    reportsOf(provider).some(({ result }) => result === 'blocked'),
  ),
  'streaming.answer.cheapest': eachNamed('name', (provider) => plansOf(provider).length > 0),

  'blocks.homeRenewal.unpublished': eachNamed('titles', (provider) =>
    plansOf(provider).some(({ renewal }) => renewal === 'unpublished'),
  ),
  'blocks.homeRenewal.unpriced': eachNamed('titles', hasNoCurrentPrice),
  'blocks.appsFor.unknown': eachNamed('providers', (provider) => known(provider, 'platforms') === undefined),
  'blocks.appsFor.without': eachNamed('providers', (provider) => known(provider, 'platforms') !== undefined),
  'dataPages.deals.without': eachNamed('providers', hasNoCurrentPrice),
  'earnings.paid': eachNamed('providers', ({ id }, { site }) => site.offers.get(id)?.paid === true),
  'earnings.nobody': (_, { site }) => [...site.offers.values()].every(({ paid }) => !paid),
  'earnings.everyone': (_, { site }) => [...site.offers.values()].every(({ paid }) => paid),
  'comparison.many.sameOwner': ({ names, owner }, { pair, site }) =>
    pair
      .filter(({ name }) => text(names).includes(name))
      .every(({ id }) =>
        site.ownership.some(
          (group) => group.name === text(owner) && group.brands.some((brand) => brand.id === id),
        ),
      ),
};
