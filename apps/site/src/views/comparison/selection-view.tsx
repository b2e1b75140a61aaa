import { selectionFindings } from '@vpn-site/core/comparison/findings/selection-findings.ts';
import { handedOverOf, topicFindings } from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { firstFourAnchor, unknownLeftOutAnchor } from '@vpn-site/core/comparison/selection.ts';
import { formatList } from '@vpn-site/core/i18n/formats.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { LinkTerms } from '#blocks/inline/tracked-link/tracked-link.tsx';
import { VisitButton } from '#blocks/inline/tracked-link/visit-button.tsx';
import { handedOverWords } from '#blocks/prose/decision/lead-model.ts';
import { comparedFacts } from '#evidence/comparison/pair.ts';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { KnowFirst } from '#evidence/orders/know-first.tsx';
import type { SelectionPage } from '#page/page.ts';
import { TaxLine } from '#price/tax-line.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import { scoreView } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ChangeComparison, providerSteps } from './add-provider.tsx';
import { contendersOf } from './contender.ts';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { GlanceRows } from './glance-rows.tsx';
import { glanceRowsModel } from './glance-rows-model.ts';
import { GroupBars, groupBars } from './group-bars.tsx';
import { bestAtWords } from './selection-words.ts';

interface SelectionViewProps {
  readonly page: SelectionPage;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
}

/** Three or four providers side by side, rendered on request. */
export function SelectionView({ page: { providers, names }, site, breadcrumbs }: SelectionViewProps) {
  const t = useTranslations('comparison');
  const overview = site.document('pages/comparisons');
  const facts = comparedFacts(providers, site);
  const findings = selectionFindings(facts);
  const contenders = contendersOf(providers, site);
  return (
    <article className="article comparison comparison-many">
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title">{t('many.title', { names })}</h1>
        <TaxLine site={site} />
        <p id={firstFourAnchor} className="choice-hint">
          {t('many.four')}
        </p>
        <p id={unknownLeftOutAnchor} className="choice-hint">
          {t('many.unknown')}
        </p>
        <div className="decision">
          <p>
            <b>{verdictOn(providers, site)}</b>
          </p>
          {facts.providers.map((provider) => {
            const incident = handedOverOf(provider);
            return incident && <p key={provider.id}>{handedOverWords(incident, provider, site)}</p>;
          })}
        </div>
        <ul className="choose-many">
          {contenders.map(({ badge, mainDrawback, link }, at) => {
            const finding = findings[at];
            return (
              <li key={badge.id}>
                <ProviderMark mark={badge.mark} size={28} />
                <div>
                  <p>
                    <b>{badge.name}.</b> {finding && bestAtWords(finding, site)}
                  </p>
                  <OrderChip chip={link.orderChip} />
                  {mainDrawback && <MainDrawback {...mainDrawback} />}
                  {link.isPaid && (
                    <p className="visit-terms">
                      <LinkTerms isPaid plain={link.plain} />
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </header>
      <KnowFirst providers={providers} site={site} />
      <GlanceRows
        {...glanceRowsModel(providers, topicFindings(facts), site)}
        scores={contenders.map(({ rank: standing }) => standing.score?.valueText)}
        foot={contenders.map(({ badge, link }) => (
          <Fragment key={badge.id}>
            <VisitButton link={link} kind="line" />
            <OrderChip chip={link.orderChip} />
          </Fragment>
        ))}
      />
      <div className="comparison-folds">
        <GroupBars {...groupBars(providers, site)} />
        <FactRows {...factRowsModel(providers, site)} />
        <ChangeComparison {...providerSteps(providers, site)} count={providers.length} />
      </div>
      {overview && (
        <p className="comparison-again">
          <a href={overview.path}>{t('many.again')}</a>
        </p>
      )}
    </article>
  );
}

/**
 * Returns a sentence with all scores. It names the provider that ranks clearly above all other ranked ones, if there is
 * one.
 */
function verdictOn(providers: readonly string[], site: SiteContext): string {
  const { t, locale } = site;
  const { ranking, rankRanges } = site.ranking('overall');
  const ranked = ranking.ranked
    .map(({ score }) => score.provider)
    .filter((provider) => providers.includes(provider));
  const views = ranked.map((provider) => scoreView(provider, 'overall', site));
  const [first] = views;
  if (!first) return t('comparison.many.none');
  if (views.length === 1) {
    return t('comparison.lead.oneRanked', { first: first.name, value: first.valueText });
  }
  const leads = views.slice(1).every(({ provider }) => rankRanges.isClearlyAbove(first.provider, provider));
  const scores = formatList(
    views.map(({ name, valueText }) => `${name} ${valueText}`),
    locale,
  );
  return t(leads ? 'comparison.many.leads' : 'comparison.many.level', { name: first.name, scores });
}
