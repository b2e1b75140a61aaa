import { currentFactFiles } from '@vpn-site/content/facts/cells.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { applyProposals } from '../apply-proposals.ts';
import type { Noticed, UpkeepFolder } from '../upkeep-folder.ts';
import { readAliases } from './aliases.ts';
import type { FetchText } from './fetch-text.ts';
import type { Importer } from './importer.ts';
import { readDataset } from './read-dataset.ts';

export interface ImportTask {
  /** Name under which findings and proposals are saved. */
  readonly name: string;
  readonly importer: Importer;
  readonly from: string;
  readonly address?: string | undefined;
  readonly isDry: boolean;
  readonly today: Day;
  /** The folder with the facts. */
  readonly root: string;
}

export interface ImportReport extends Noticed {
  readonly remarks: readonly string[];
  /** Fact files that were written. */
  readonly changed: readonly string[];
}

/** Runs an importer, from the dataset's files to the facts. */
export async function importFrom(
  task: ImportTask,
  folder: UpkeepFolder,
  fetchText: FetchText,
): Promise<ImportReport> {
  const { name, importer, root } = task;
  const site = { factFiles: currentFactFiles(readFactFiles(root)), aliases: readAliases(root) };
  const { files, missing, newest } = await readDataset(
    { ...task, ending: importer.ending, wanted: importer.wanted?.(site), historyOf: importer.historyOf },
    fetchText,
  );
  const given = { files, missing, newest, memory: folder.memory(name) };
  const { proposals, findings, memory, remarks = [] } = importer.run(given, site);
  // Captures that only the memory names are saved too, because a later run may cite them.
  const cited = JSON.stringify([proposals, findings, memory]);
  for (const { text, capture } of files) if (cited.includes(capture)) folder.saveCapture(text);
  const changed = task.isDry ? [] : applyProposals(root, proposals);
  // Proposals that were written into the facts are done; those that wait for a person are saved.
  folder.saveNoticed(name, { proposals: task.isDry ? proposals : [], findings });
  if (memory !== undefined) folder.saveMemory(name, memory);
  return { proposals, findings, remarks, changed };
}
