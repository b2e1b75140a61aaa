import { Text } from '@vpn-site/core/i18n/text.tsx';
import { type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { EvidenceCardView } from '#evidence/card/evidence-card-model.ts';
import { SourceLink } from '#evidence/source/source-link.tsx';
import type { ReportPage } from '#page/page.ts';
import { aboutQuery } from '#report/about-query.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ReportForm } from './report-form.tsx';
import { type ReportChoice, type ReportModel, reportModel } from './report-model.ts';

interface ReportViewProps {
  readonly page: ReportPage;
  readonly site: SiteContext;
}

/** The page for reporting a mistake: the published fact, two fields, and how reports are handled. It needs no script. */
export function ReportView({ page, site }: ReportViewProps) {
  const t = useTranslations('report');
  const model = reportModel(page, site);
  const corrections = site.document('pages/corrections')?.path;
  return (
    <div className="report">
      <h1 className="page-title">{page.form.isSent ? t('titleSent') : headingOf(model, t)}</h1>
      {page.form.isSent ? (
        <Sent page={page} corrections={corrections} />
      ) : (
        <Asked page={page} model={model} corrections={corrections} />
      )}
    </div>
  );
}

function headingOf({ kind }: ReportModel, t: (key: 'title' | 'choose') => string): string {
  return kind === 'fact' ? t('title') : t('choose');
}

interface PartProps {
  readonly page: ReportPage;
  readonly corrections: string | undefined;
}

function Sent({ page, corrections }: PartProps) {
  const t = useTranslations('report');
  const { about } = page.form.written;
  return (
    <>
      <p role="status" className="text-18">
        {t('sent')}
      </p>
      <p>{t.rich('sentNext', maybeLinked(corrections))}</p>
      <p>
        <a href={page.path + (about === '' ? '' : aboutQuery(about))}>{t('another')}</a>
      </p>
    </>
  );
}

function Asked({ page, model, corrections }: PartProps & { readonly model: ReportModel }) {
  const t = useTranslations('report');
  switch (model.kind) {
    case 'fact':
      return (
        <>
          <ReportedFact card={model.card} />
          <ReportForm page={page}>
            <p>{t.rich('noAnswer', maybeLinked(corrections))}</p>
          </ReportForm>
          {model.otherChannel !== undefined && (
            <p className="text-14">{t.rich('otherWay', { link: linked(model.otherChannel) })}</p>
          )}
        </>
      );
    case 'choose-fact':
      return (
        <>
          <h2 className="text-24 leading-125 font-head">{model.name}</h2>
          <Choices choices={model.facts} locale={page.locale} />
          <p>
            <a href={page.path} className="quiet-link">
              {t('chooseOther')}
            </a>
          </p>
        </>
      );
    case 'choose-provider':
      return (
        <>
          <ChooseText />
          <Choices choices={model.providers} locale={page.locale} />
        </>
      );
  }
}

function ChooseText() {
  const t = useTranslations();
  return <p>{t('report.chooseText', { link: t('evidence.report') })}</p>;
}

interface ChoicesProps {
  readonly choices: readonly ReportChoice[];
  readonly locale: LocaleCode;
}

/**
 * Links to facts. Each has `hrefLang`, so that scripts do not prefetch these pages, which the server would render for
 * nothing.
 */
function Choices({ choices, locale }: ChoicesProps) {
  return (
    <ul className="divide-y divide-line border-y border-rule">
      {choices.map(({ href, words }) => (
        <li key={href}>
          <a href={href} hrefLang={localeOf(locale).language} className="quiet-link block py-3">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ReportedFact({ card }: { readonly card: EvidenceCardView }) {
  const t = useTranslations('report');
  return (
    <section className="report-fact" aria-labelledby="report-says">
      <h2 id="report-says" className="label">
        {t('says')}
      </h2>
      <p className="font-display text-20 leading-125 font-head">
        <Text words={card.title} />
      </p>
      <p className="text-14 text-muted">{card.provider}</p>
      <p className="label mt-3">{t('sources')}</p>
      <ul className="space-y-2 text-16">
        {card.sources.map((source) => (
          <li key={source.url} className="wrap-anywhere">
            <SourceLink source={source} className="inline-link" />
            <span className="block text-14 text-muted">{source.detail}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-muted">{card.freshness.text}</p>
    </section>
  );
}

function linked(href: string) {
  return (words: ReactNode) => (
    <a href={href} rel="noopener" className="inline-link">
      {words}
    </a>
  );
}

/** Returns the message arguments with a link to the corrections page; without the link if there is no such page. */
function maybeLinked(corrections: string | undefined) {
  return {
    hasCorrections: corrections === undefined ? 'no' : 'yes',
    link: linked(corrections ?? ''),
  };
}
