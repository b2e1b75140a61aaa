import { formatMoney } from '@vpn-site/core/i18n/formats.ts';
import { renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { auditSummary } from '@vpn-site/core/provider/record-summaries.ts';
import { type Criterion, criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import { cheapestOnBasis, hidesRenewal } from '@vpn-site/core/scoring/price-points.ts';
import type { BestAuditRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { withNewest } from '#evidence/fact/fact-text.ts';
import { factView, type MarkView, markView } from '#evidence/fact/fact-view.ts';
import { answerText } from '#price/answer-text.ts';
import { formatJump } from '#price/price-model.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import { noLogsWords } from './no-logs-words.ts';
import { panelWords } from './panel-words.ts';
import { prepaidWords } from './words/price-words.ts';

/** A provider's answer to one criterion as text, with its source. */
export interface ReasonView {
  /** The criterion's id. */
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly mark: MarkView | undefined;
}

/** One of the facts that a criterion uses. */
export interface CriterionAnswer {
  readonly key: string;
  /** The fact's label, if there are several. */
  readonly label: string | undefined;
  readonly text: string;
  readonly mark: MarkView | undefined;
}

/** Describes the answer to one criterion briefly. If the criterion uses several facts, it describes only the first. */
export function reasonView(providerId: string, criterionId: string, site: FactContext): ReasonView {
  const criterion = criterionNamed(site.methodology, criterionId);
  const [key = ''] = criterion.keys;
  return {
    key: criterionId,
    label: criterion.label[site.locale],
    text: ruleWords(providerById(providerId, site), criterion, site) ?? answerText(providerId, key, site),
    mark: markView(factView(providerId, key, site), site),
  };
}

/** Returns the answers to a criterion. A rule that combines several facts has one answer. */
export function criterionAnswers(
  providerId: string,
  criterion: Criterion,
  site: FactContext,
): CriterionAnswer[] {
  const { keys, rule } = criterion;
  const provider = providerById(providerId, site);
  const words =
    rule.name === 'promise-times-proof'
      ? noLogsWords(provider, rule, site)
      : ruleWords(provider, criterion, site);
  const shown = words === undefined ? keys : keys.slice(0, 1);
  return shown.map((key) => {
    const view = factView(providerId, key, site);
    return {
      key,
      label: shown.length > 1 ? view.label : undefined,
      text: words ?? answerText(providerId, key, site),
      mark: markView(view, site),
    };
  });
}

/** Describes the result of a rule if the plain text of its facts would mislead readers; undefined for other rules. */
function ruleWords(provider: Provider, { rule }: Criterion, site: FactContext): string | undefined {
  if (rule.name === 'best-audit') return codeAuditWords(provider, rule, site);
  if (rule.name === 'cost') return costWords(provider, site);
  if (rule.name === 'renewal-jump') return renewalWords(provider, site);
  return rule.name === 'panel' ? panelWords(provider, rule, site) : undefined;
}

/** Describes the audits of apps and code. Audits of servers are left out, because they prove something else. */
function codeAuditWords(provider: Provider, { depth }: BestAuditRule, site: FactContext): string | undefined {
  const audits = knownFact(provider, 'audits');
  if (!audits) return undefined;
  const summary = auditSummary(audits.value.filter(({ kind }) => (depth[kind] ?? 0) > 0));
  return withNewest(site.t('score.codeAudits', { count: summary.count }), summary, site);
}

/** Describes the cost that the score uses, on the basis for all providers and not as advertised. */
function costWords(provider: Provider, site: FactContext): string | undefined {
  const { methodology, locale, t } = site;
  const { costBasis } = methodology;
  const cheapest = cheapestOnBasis(knownFact(provider, 'prices')?.value ?? [], costBasis);
  return (
    cheapest &&
    t('score.basisMonth', {
      month: formatMoney(cheapest.perMonth, costBasis.currency, locale),
    })
  );
}

function renewalWords(provider: Provider, site: FactContext): string | undefined {
  const { methodology, locale, t } = site;
  const plans = knownFact(provider, 'prices')?.value ?? [];
  const cheapest = cheapestOnBasis(plans, methodology.costBasis);
  if (!cheapest) return undefined;
  if (hidesRenewal(plans, methodology.costBasis)) return t('score.riseHidden');
  const { renewal } = cheapest.plan;
  if (renewal === 'none') return prepaidWords(plans, site);
  const jump = formatJump(renewalJump(cheapest.plan) ?? 1, locale);
  return jump === formatJump(1, locale) ? t('score.noRise') : t('score.rise', { jump });
}
