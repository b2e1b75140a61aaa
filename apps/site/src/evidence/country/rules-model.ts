import { type Country, type CountryFact, factsOfKind } from '@vpn-site/core/country/country.ts';
import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { formatDateInPhrase } from '@vpn-site/core/i18n/formats.ts';
import type { FactContext } from '#site/site-context.ts';
import type { SignTone } from '#ui/primitives/sign/sign-kind.ts';
import { type CountryFactView, countryFactView } from '../card/country-evidence.ts';

/** A law, a proposal or a duty to store data. */
export interface RuleModel extends CountryFactView {
  readonly name: string;
  readonly says: string;
  readonly tone: SignTone;
  readonly since: string | undefined;
}

export function ruleModels(
  country: Country,
  kinds: readonly CountryFact<'service-block' | 'rule' | 'bill' | 'retention'>['kind'][],
  site: FactContext,
): RuleModel[] {
  const { t, locale } = site;
  return kinds
    .flatMap((kind) => factsOfKind(country, kind))
    .map((fact) => {
      const { name, says, state, since } = fact.value;
      return {
        ...countryFactView(country, fact, site),
        name: name[locale],
        says: says[locale],
        // A draft gets a tone that attracts attention, because it is undecided and readers should check again later.
        tone: state === 'draft' ? 'partly' : state === 'blocked' ? 'bad' : 'neutral',
        // The date of a block that was lifted is the start of the block, so it is not the start of that status.
        since:
          since === undefined || state === 'opened'
            ? undefined
            : t('country.rules.since', {
                date: formatDateInPhrase(since, locale),
                precision: precisionOf(since),
              }),
      };
    });
}

function precisionOf(date: PartialDate): 'day' | 'month' | 'year' {
  return date.length > 7 ? 'day' : date.length === 7 ? 'month' : 'year';
}
