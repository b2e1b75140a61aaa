import { formatProblem, type Problem } from '@vpn-site/content/problem.ts';
import { type CurrentFacts, fieldAt, pathText } from '#rules/edited-facts.ts';
import { changesOf } from '#rules/file-changes.ts';
import type { Proposal } from '#rules/proposal.ts';
import type { Effects } from './effects.ts';
import { escapeMarkdown, markdownDiff } from './markdown.ts';
import type { JudgedProposal } from './sort-proposals.ts';

export interface ReportedBranch {
  readonly subject: string;
  readonly judged: readonly JudgedProposal[];
  /** The facts from which the branch starts. */
  readonly current: CurrentFacts;
  /** The effects; undefined if the checks stopped the branch before rendering. */
  readonly effects: Effects | undefined;
  readonly stopping: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** The max number of pages in the list. */
const namedPages = 60;

/** Returns everything that a person needs to decide, as Markdown for a pull request, a mail or a terminal. */
export function branchReport(branch: ReportedBranch): string {
  const { subject, judged, current, stopping, warnings } = branch;
  return `${[
    `# ${subject}`,
    ...judged.map((each) => cellReport(each, current)),
    ...(branch.effects ? [rankReport(branch.effects), pageReport(branch.effects)] : []),
    problemReport('Stopped by the checks', stopping),
    problemReport('Warnings of the checks', warnings),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function cellReport({ proposal, rule, why }: JudgedProposal, current: CurrentFacts): string {
  const { provider, cell, summary, read, quote, formerQuote, kind } = proposal;
  const decides = rule === undefined ? `A person decides: ${why ?? ''}` : `Merged by the rule "${rule}".`;
  return [
    `## ${provider}, ${escapeMarkdown(pathText(cell))} (${kind})`,
    '',
    escapeMarkdown(summary),
    '',
    `- ${escapeMarkdown(decides)}`,
    ...read.map(
      ({ id, url, on, capture }) =>
        `- Read ${escapeMarkdown(id)}: <${address(url)}> on ${on}, capture \`${capture}\``,
    ),
    ...(quote === '' ? [] : [`- Words: ${markdownDiff(formerQuote ?? quote, quote)}`]),
    '',
    '| field | was | becomes |',
    '|---|---|---|',
    ...fieldRows(proposal, current),
  ].join('\n');
}

function fieldRows(proposal: Proposal, current: CurrentFacts): string[] {
  return changesOf(proposal, current).flatMap(({ file, before, after, paths }) =>
    paths.map((path) => {
      const place = file === proposal.file ? pathText(path) : `${file}: ${pathText(path)}`;
      return `| ${[place, shown(fieldAt(before, path)), shown(fieldAt(after, path))].map(escapeMarkdown).join(' | ')} |`;
    }),
  );
}

function shown(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Escapes an address so that it cannot close its angle brackets. */
function address(url: string): string {
  return url.replaceAll(/[<>\s]/g, encodeURIComponent);
}

function rankReport({ rankings, lists }: Effects): string {
  if (rankings.size === 0) return `## Ranks\n\nNo score and no rank differs in any of the ${lists} lists.`;
  const differing = [...rankings].map(([profile, text]) => `${profile}\n\n\`\`\`\n${text}\n\`\`\``);
  return [`## Ranks`, `${rankings.size} of ${lists} lists differ.`, ...differing].join('\n\n');
}

function pageReport({ pages, allPages }: Effects): string {
  const named = pages.slice(0, namedPages).map((path) => `- ${path}`);
  const more = pages.length > namedPages ? [`- and ${pages.length - namedPages} more`] : [];
  return [
    `## Pages`,
    '',
    `${pages.length} of ${allPages} pages would look different between masthead and footer.`,
    ...(pages.length > 0 ? ['', ...named, ...more] : []),
  ].join('\n');
}

function problemReport(title: string, problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  return [`## ${title}`, ...problems.map((problem) => `\`\`\`\n${formatProblem(problem)}\n\`\`\``)].join(
    '\n\n',
  );
}
