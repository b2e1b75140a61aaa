import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ReportPage } from '#page/page.ts';
import { maxSourceLength, maxWrongLength } from '#report/reader-report.ts';
import type { FormProblem } from '#report/report-form.ts';
import { reportRetentionDays } from '#report/report-retention.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';

interface ReportFormProps {
  readonly page: ReportPage;
  readonly children: ReactNode;
}

const textProblems: ReadonlySet<FormProblem> = new Set(['empty', 'long', 'unseen', 'mail']);

/** The report form. If a submission had problems, it contains the reader's text and what to change. */
export function ReportForm({ page: { path, form }, children }: ReportFormProps) {
  const t = useTranslations('report');
  const { written, problems } = form;
  const isWrong = problems.some((problem) => textProblems.has(problem));
  const isSourceWrong = problems.includes('source');
  const problemsReference = problems.length > 0 ? 'report-problems ' : '';
  return (
    <form method="post" action={path} acceptCharset="utf-8" className="report-form">
      <Problems problems={problems} />
      <input type="hidden" name="about" value={written.about} />
      <div>
        <label htmlFor="report-wrong">{t('wrong')}</label>
        <textarea
          id="report-wrong"
          name="wrong"
          rows={6}
          required
          maxLength={maxWrongLength}
          defaultValue={written.wrong}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${problemsReference}report-wrong-hint`}
        />
        <p id="report-wrong-hint">{t('wrongHint', { max: maxWrongLength })}</p>
      </div>
      <div>
        <label htmlFor="report-source">{t('source')}</label>
        <input
          id="report-source"
          name="source"
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxSourceLength}
          defaultValue={written.source}
          aria-invalid={isSourceWrong || undefined}
          aria-describedby={`${isSourceWrong ? problemsReference : ''}report-source-hint`}
        />
        <p id="report-source-hint">{t('sourceHint')}</p>
      </div>
      {/* A honeypot: hidden from people, but filled in by bots that fill every field. */}
      <div hidden>
        <label htmlFor="report-extra">{t('extra')}</label>
        <input id="report-extra" name="extra" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <section aria-labelledby="report-kept" className="report-kept">
        <h2 id="report-kept" className="label">
          {t('kept')}
        </h2>
        <p>{t('keptText', { days: reportRetentionDays })}</p>
        {children}
      </section>
      <button type="submit" className="button">
        {t('send')}
      </button>
    </form>
  );
}

function Problems({ problems }: { readonly problems: readonly FormProblem[] }) {
  const t = useTranslations('report');
  if (problems.length === 0) return null;
  return (
    <div id="report-problems" role="alert">
      <Notice title={t('problemsHead')}>
        {problems.map((problem) => (
          <p key={problem}>{t(`problems.${problem}`, { max: maxWrongLength })}</p>
        ))}
      </Notice>
    </div>
  );
}
