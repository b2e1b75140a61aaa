import type { FactFile } from '@vpn-site/content/facts/fact-file.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Noticed } from '../upkeep-folder.ts';
import type { Aliases } from './aliases.ts';

/** A file of a dataset, as it was read. */
export interface GivenFile {
  /** Its path under what was given: '20260812T212341Z.json'. */
  readonly name: string;
  readonly text: string;
  /** The SHA-256 of the text: the name of its capture. */
  readonly capture: string;
  /** Where anybody can read the same text. */
  readonly url: string;
  readonly readOn: Day;
  /** The day of the copy: that of its commit where it has one, otherwise the day it was read. */
  readonly saidOn: Day;
  /** The moment of its commit, where every version of a file was asked for. */
  readonly at?: string | undefined;
}

export interface Given {
  /** In the order of their names. */
  readonly files: readonly GivenFile[];
  /** Files that the importer asks for by name and that are not there, with their addresses. */
  readonly missing: readonly Pick<GivenFile, 'name' | 'url' | 'readOn'>[];
  /** The newest commit of the clone whose history was read. */
  readonly newest?: { readonly commit: string; readonly at: string } | undefined;
  /** What the importer remembered when it last ran; anything at all, if somebody touched it. */
  readonly memory: unknown;
}

/** What an importer may know of the site. */
export interface ImporterFacts {
  readonly factFiles: readonly FactFile[];
  readonly aliases: Aliases;
}

export interface Imported extends Noticed {
  /** For the next run. */
  readonly memory?: unknown;
  /** What was left alone and why: sentences for whoever started the tool. */
  readonly remarks?: readonly string[] | undefined;
}

/** One dataset. Reads only what it is given, so the same files give the same proposals. */
export interface Importer {
  /** Which files of a folder are read. */
  readonly ending: string;
  /** Where a folder or a repository holds much more than is asked for: the files to read, by path. */
  readonly wanted?: (site: ImporterFacts) => readonly string[];
  /** The repository on GitHub of which a clone is given: every version of the wanted files is read. */
  readonly historyOf?: string;
  readonly run: (given: Given, site: ImporterFacts) => Imported;
}
