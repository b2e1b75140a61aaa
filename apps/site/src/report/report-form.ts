import { type ReportProblem, reportProblems, type WrittenReport } from './reader-report.ts';

/** Why a form comes back: something to change, or that nothing could be kept now. */
export const formProblems = [...reportProblems, 'hourly-limit', 'not-written'] as const;
export type FormProblem = ReportProblem | 'hourly-limit' | 'not-written';

/** The form as its address asks for it. */
export interface ReportForm {
  readonly written: WrittenReport;
  readonly problems?: readonly FormProblem[];
  /** Whether the report has been kept, and the reader is thanked. */
  readonly isSent?: boolean;
}

/** The query that asks for a form with these words in it. Nothing of them is kept before a reader sends the form. */
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
