import {
  formatList,
  formatPartialDate,
  formatPoints,
  formatShare,
  uncapitalized,
} from '@vpn-site/core/i18n/formats.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { bestProofs, proofPoints, proofsOf, type WeighedProof } from '@vpn-site/core/scoring/no-logs.ts';
import type { NoLogsRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { factView } from '#evidence/fact/fact-view.ts';
import type { FactContext, Language } from '#site/site-context.ts';

/** The max number of proofs in the text. Only two count: a second proof of another kind adds points, a third does not. */
const countedProofs = 2;

/**
 * Describes the provider's logging promise and the proof by outsiders in one sentence; undefined if the logging fact is
 * unknown.
 */
export function noLogsWords(provider: Provider, rule: NoLogsRule, site: FactContext): string | undefined {
  const logging = knownFact(provider, 'logging');
  if (!logging) return undefined;
  const { t, locale, methodology, asOf } = site;
  const { evidence } = methodology;
  const proofs = proofsOf(provider);
  const shown = proofPoints(proofs, rule, evidence, asOf);
  const promise = {
    promise: uncapitalized(factView(provider.id, 'logging', site).text, locale),
    promised: formatPoints(rule.promise[logging.value] ?? 0, locale),
    max: fullScore,
  };
  if (shown === 0) return t('score.noLogs.word', { ...promise, share: formatShare(evidence.word, locale) });
  const counted = bestProofs(proofs, rule, evidence, asOf)
    .filter(({ points }) => points > 0)
    .slice(0, countedProofs);
  const proof = formatList(
    counted.map((each) => proofWords(each, site)),
    locale,
  );
  return t('score.noLogs.shown', { ...promise, proof, shown: formatPoints(shown, locale) });
}

function proofWords({ kind, date, isOpen, audit }: WeighedProof, { t, locale }: Language): string {
  const access = audit?.reportPublic;
  const values = { date: formatPartialDate(date, locale), dated: audit?.dateInferred ? 'no' : 'yes' };
  return kind === 'warrant' || kind === 'demand'
    ? t(`score.noLogs.${kind}`, { ...values, open: isOpen ? 'yes' : 'no' })
    : t(`score.noLogs.${kind}`, {
        ...values,
        open: access === true ? 'open' : access === false ? 'closed' : 'unknown',
      });
}
