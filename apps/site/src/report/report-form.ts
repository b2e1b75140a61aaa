import { type ReportProblem, reportProblems, type WrittenReport } from './reader-report.ts';

/** Reasons why a form is returned: problems that the reader can fix, or the report could not be saved. */
export const formProblems = [...reportProblems, 'hourly-limit', 'not-written'] as const;
export type FormProblem = ReportProblem | 'hourly-limit' | 'not-written';

/** The state of the form that an address opens. */
export interface ReportForm {
  readonly written: WrittenReport;
  readonly problems?: readonly FormProblem[];
  /** Whether the report was saved. The page then thanks the reader. */
  readonly isSent?: boolean;
}

/** Returns the query that opens a form with this text. Nothing is stored before the reader submits the form. */
export function reportFormQuery({ written, problems = [], isSent = false }: ReportForm): string {
  const query = new URLSearchParams([
    ...Object.entries(written).filter(([, text]) => text !== ''),
    ...problems.map((problem) => ['problem', problem]),
    ...(isSent ? [['sent', 'yes']] : []),
  ]);
  return `?${query}`;
}

export function readReportForm(query: string): Required<ReportForm> {
  const asked = new URLSearchParams(query);
  const text = (name: string) => asked.get(name) ?? '';
  return {
    written: { about: text('about'), wrong: text('wrong'), source: text('source') },
    problems: formProblems.filter((problem) => asked.getAll('problem').includes(problem)),
    isSent: text('sent') === 'yes',
  };
}
