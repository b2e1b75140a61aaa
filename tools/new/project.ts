import type { Catalog } from '#catalog/catalog.ts';
import type { Day } from '#domain/day/day.ts';
import type { WrittenFile } from './written-file.ts';

/** What a new thing is made for. */
export interface Project {
  readonly root: string;
  readonly catalog: Pick<Catalog, 'documents' | 'facts'>;
  readonly today: Day;
}

export interface NewThing {
  readonly files: readonly WrittenFile[];
  /** For whoever started the tool: what to do now. */
  readonly next: string;
}
