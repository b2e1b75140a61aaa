import type { FactFile } from '@vpn-site/content/facts/fact-file.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Noticed } from '../upkeep-folder.ts';
import type { Aliases } from './aliases.ts';

/** A file of a dataset, as it was read. */
export interface DatasetFile {
  /** Its path within the input: '20260812T212341Z.json'. */
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, which is the name of its capture. */
  readonly capture: string;
  /** Public address of the same text. */
  readonly url: string;
  readonly readOn: Day;
  /** The day of the copy: that of its commit if it has one, otherwise the day it was read. */
  readonly reportedOn: Day;
  /** The time of its commit, if every version of a file was requested. */
  readonly at?: string | undefined;
}

export interface ImportInput {
  /** Sorted by name. */
  readonly files: readonly DatasetFile[];
  /** Files that the importer requested by name but that do not exist, with their addresses. */
  readonly missing: readonly Pick<DatasetFile, 'name' | 'url' | 'readOn'>[];
  /** The newest commit of the clone whose history was read. */
  readonly newest?: { readonly commit: string; readonly at: string } | undefined;
  /** State saved by the importer's last run; it may have been edited, so it must be validated. */
  readonly memory: unknown;
}

/** The parts of the site that an importer can read. */
export interface ImporterFacts {
  readonly factFiles: readonly FactFile[];
  readonly aliases: Aliases;
}

export interface Imported extends Noticed {
  /** State for the next run. */
  readonly memory?: unknown;
  /** Messages for the person running the tool: what was left unchanged, and why. */
  readonly remarks?: readonly string[] | undefined;
}

/** An importer for one dataset. It reads only its input, so the same files give the same proposals. */
export interface Importer {
  /** Extension of the files to read in a folder. */
  readonly ending: string;
  /** Paths of the files to read, for folders or repositories that hold much more. */
  readonly wanted?: (site: ImporterFacts) => readonly string[];
  /** The GitHub repository whose clone is given; every version of the wanted files is read. */
  readonly historyOf?: string;
  readonly run: (given: ImportInput, site: ImporterFacts) => Imported;
}
