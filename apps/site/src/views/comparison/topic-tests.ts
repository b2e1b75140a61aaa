import { criterionRuledBy, sharedSpeeds } from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { newestDate, type PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { formatMeasure } from '@vpn-site/core/i18n/format-measure.ts';
import { formatNames, formatPartialDate, optionName } from '@vpn-site/core/i18n/formats.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { type PanelResult, panelResults } from '@vpn-site/core/scoring/streaming-panel.ts';
import { cellView, type MarkView } from '#evidence/fact/fact-view.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The answer of one provider on one of the six topics. */
export interface TopicAnswer {
  readonly text: string;
  readonly note?: string | undefined;
  readonly mark: MarkView | undefined;
  readonly isKnown: boolean;
}

export interface TopicAnswers {
  /** A remark under the topic's label, such as the tester and the date; empty if there is none. */
  readonly about: string;
  readonly answers: readonly TopicAnswer[];
}

interface Dated {
  readonly tester?: string | undefined;
  readonly asOf?: PartialDate | undefined;
}

/** Returns how many services of the panel opened in independent tests, and which ones did not. */
export function streamingAnswers(ids: readonly string[], site: SiteContext): TopicAnswers {
  const rule = criterionRuledBy('panel', site)?.rule;
  const panels = ids.map((id) =>
    rule?.name === 'panel'
      ? panelResults(knownFact(providerById(id, site), 'streaming')?.value ?? [], rule, site.asOf)
      : [],
  );
  const reports = panels.flat().flatMap(({ report }) => report ?? []);
  return {
    about: testedBy(reports, site),
    answers: ids.map((id, at) => panelAnswer(id, panels[at] ?? [], site)),
  };
}

function panelAnswer(id: string, panel: readonly PanelResult[], site: SiteContext): TopicAnswer {
  const { t } = site;
  const { mark } = cellView(id, 'streaming', site);
  const tested = panel.flatMap(({ report }) => report ?? []);
  if (tested.length === 0) return { text: t('comparison.six.untested'), mark: undefined, isKnown: false };
  const definition = definitionOf('streaming', site.vocabulary);
  const failed = new Set(
    tested
      .filter(({ result }) => result !== 'works')
      .map(({ service }) => optionName(service, definition, site.locale)),
  );
  return {
    text: t('comparison.six.opened', { opened: tested.length - countFailed(panel), all: panel.length }),
    note:
      failed.size > 0
        ? t('comparison.six.notAlways', { services: formatNames(failed, site.locale) })
        : undefined,
    mark,
    isKnown: true,
  };
}

function countFailed(panel: readonly PanelResult[]): number {
  return panel.filter(({ report }) => report !== undefined && report.result !== 'works').length;
}

/** Returns the speeds measured in the same test. */
export function speedAnswers(ids: readonly string[], site: SiteContext): TopicAnswers {
  const { t, locale } = site;
  const providers = ids.map((id) => providerById(id, site));
  const speeds = sharedSpeeds({ ...site, providers });
  return {
    about: testedBy(
      speeds.flatMap((speed) => speed ?? []),
      site,
    ),
    answers: ids.map((id, at) => {
      const speed = speeds[at];
      if (!speed) return { text: t('comparison.six.unmeasured'), mark: undefined, isKnown: false };
      return {
        text: formatMeasure(speed, locale, { maximumFractionDigits: 0 }),
        mark: cellView(id, 'speed-reports', site).mark,
        isKnown: true,
      };
    }),
  };
}

const monthLength = '2026-06'.length;

/** Returns text such as "Tests by Comparitech, June 2026". */
function testedBy(reports: readonly Dated[], { t, locale }: SiteContext): string {
  const testers = new Set(reports.flatMap(({ tester }) => tester ?? []));
  const newest = newestDate(reports.flatMap(({ asOf }) => asOf ?? []));
  if (testers.size === 0 || newest === undefined) return t('comparison.six.noTests');
  return t('comparison.six.testedBy', {
    testers: formatNames(testers, locale),
    date: formatPartialDate(newest.slice(0, monthLength), locale),
  });
}
