import { siteFetch } from '#browser/fetch/site-fetch.ts';
import { pageLocale } from '#browser/page-locale.ts';
import { type SearchFile, searchFilePath } from '#search/index-format.ts';
import { SearchIndex } from '#search/search-index.ts';

export interface LoadedIndex {
  readonly index: SearchIndex;
  readonly labels: SearchFile['labels'];
}

let loading: Promise<LoadedIndex> | undefined;

/** Loads the index in the language of the page. After a failure, the next call loads it again. */
export function loadIndex(): Promise<LoadedIndex> {
  loading ??= fetchIndex();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchIndex(): Promise<LoadedIndex> {
  const file = await siteFetch<SearchFile>(searchFilePath(pageLocale()));
  return { index: new SearchIndex(file), labels: file.labels };
}
