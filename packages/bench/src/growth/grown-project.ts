import { stampTranslations } from '@vpn-site/content/translations/stamp-translations.ts';
import { copyProject, type ProjectCopy } from '@vpn-site/harness/project-copy.ts';
import { addLocales } from './synthetic-locales.ts';
import { addProviders } from './synthetic-providers.ts';

export interface Size {
  readonly providers: number;
  readonly locales: number;
}

/** Creates a copy of this project with more providers and languages. It obeys all rules of the project. */
export function createGrownProject({ providers, locales }: Size): ProjectCopy {
  const copy = copyProject();
  addProviders(copy.folder, providers);
  stampTranslations(copy.folder);
  addLocales(copy.folder, locales);
  return copy;
}
