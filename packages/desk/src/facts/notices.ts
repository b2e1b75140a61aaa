import type { Cell } from '@vpn-site/content/facts/cells.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import type { RecordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import type { Finding, Proposal } from '@vpn-site/upkeep/rules/proposal.ts';
import type { Noticed } from '@vpn-site/upkeep/upkeep-folder.ts';
import { diffWords } from '@vpn-site/upkeep/word-difference.ts';
import type { Badge, Notice, PreparedChange } from './wire.ts';

/** Findings, proposals and readers' reports. */
export interface Observed extends Noticed {
  /** Reports without a decision. */
  readonly reports: readonly RecordedReport[];
}

type CellRef = Pick<Cell, 'file' | 'path'>;

/** Badges by kind of finding. The desk does not show other kinds, because they are not about a quote of a cell. */
const badgesOfFindings: Readonly<Partial<Record<Finding['kind'], Badge>>> = {
  reworded: 'reworded',
  gone: 'gone',
  moved: 'moved',
  blocked: 'blocked',
  differs: 'differs',
  flapped: 'differs',
};

export function badgesOf(observed: Observed, cell: CellRef): Badge[] {
  return [...new Set(noticesOf(observed, cell).map(({ badge }) => badge))];
}

/** Returns what tools and readers noticed about a cell or any part of it. */
export function noticesOf(observed: Observed, cell: CellRef): Notice[] {
  const findings = observed.findings.filter((finding) => isAbout(finding, cell));
  return [
    ...findings.flatMap(({ kind, on, summary, was, now }): Notice[] => {
      const badge = badgesOfFindings[kind];
      const words = was === undefined || now === undefined ? [] : diffWords(was, now);
      return badge ? [{ badge, on, summary, words }] : [];
    }),
    ...proposalsFor(observed, cell).map(
      ({ read, summary, quote, formerQuote }): Notice => ({
        badge: 'proposal',
        on: read[0]?.on,
        summary,
        words: formerQuote === undefined ? [] : diffWords(formerQuote, quote),
      }),
    ),
    ...observed.reports.filter((report) => isAbout(reportedCell(report), cell)).map(noticeOfReport),
  ];
}

function noticeOfReport({ day, wrong, source }: RecordedReport): Notice {
  const sentence = `A reader says: “${wrong}”${source === undefined ? '' : ` See ${source}`}`;
  return {
    badge: 'report',
    on: day,
    summary: `${sentence} If it is right, correct the fact, then answer the reader on Today.`,
    words: [],
  };
}

/**
 * Returns the cell that a report is about. A report names the evidence card of a fact: by provider, or by country as in
 * country-se for Sweden.
 */
function reportedCell({ provider, key }: RecordedReport): { file: string; cell: FactPath } {
  const code = /^country-(.+)$/.exec(provider)?.[1];
  return code === undefined
    ? { file: `facts/providers/${provider}.yaml`, cell: ['facts', key] }
    : { file: `facts/countries/${code}.yaml`, cell: ['facts', key] };
}

/** Returns the newest value that a tool proposes for the whole cell; undefined if there is none. */
export function preparedChange(observed: Observed, cell: CellRef): PreparedChange | undefined {
  return proposalsFor(observed, cell)
    .flatMap(({ edits, quote, read }): PreparedChange[] => {
      const written = edits.find(({ path }) => path.join('/') === [...cell.path, 'value'].join('/'));
      return written?.value === undefined ? [] : [{ value: written.value, quote, source: read[0]?.id }];
    })
    .at(-1);
}

interface Captured {
  readonly on: Day;
  readonly capture: string;
}

/** Returns the newest capture of an address in any finding or proposal; undefined if there is none. */
export function newestCapture({ findings, proposals }: Observed, url: string): Captured | undefined {
  const ofFindings = findings.flatMap(({ url: at, on, capture }) =>
    at === url && capture !== undefined ? [{ on, capture }] : [],
  );
  const ofProposals = proposals.flatMap(({ read }) =>
    read.filter((reading) => reading.url === url).map(({ on, capture }) => ({ on, capture })),
  );
  return [...ofFindings, ...ofProposals].toSorted((a, b) => (a.on < b.on ? -1 : 1)).at(-1);
}

function proposalsFor({ proposals }: Observed, cell: CellRef): Proposal[] {
  // Proposals that only confirm a value are left out, because confirming the sources is the editor's decision.
  return proposals.filter((proposal) => proposal.kind !== 'still-true' && isAbout(proposal, cell));
}

function isAbout(
  noticed: { readonly file: string; readonly cell: FactPath },
  { file, path }: CellRef,
): boolean {
  return noticed.file === file.file && path.every((step, index) => noticed.cell[index] === step);
}
