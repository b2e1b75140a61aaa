import { localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { OwnersDesk } from '../owners-desk.ts';
import { textAddress } from '../text/text-address.ts';
import { type ListedLanguage, type ListedText, listTexts } from '../text/texts.ts';
import type { Screen } from './screen.ts';

const kindNames: Readonly<Record<string, string>> = {
  comparisons: 'Comparisons',
  countries: 'Countries',
  explainers: 'Explainers',
  guides: 'Guides',
  home: 'Home page',
  news: 'News',
  pages: 'Pages',
  reviews: 'Reviews',
  roundups: 'Rankings',
  streaming: 'Streaming',
};

export const texts: Screen = {
  title: () => 'Texts',
  draw: (desk, { query }) => {
    const all = listTexts(desk.root, desk.day).filter(({ kind }) => kind !== 'news');
    const kinds = [...new Set(all.map(({ kind }) => kind))];
    const kind = query.get('kind') ?? '';
    return (
      <>
        <header className="screen-head">
          <h1>Texts</h1>
          <a className="button primary" href="new-text">
            New text
          </a>
        </header>
        <nav className="tabs" aria-label="Kinds of texts">
          <a className="tab" href="texts" aria-current={kind === '' ? 'page' : undefined}>
            All {all.length}
          </a>
          {kinds.map((each) => (
            <a
              className="tab"
              key={each}
              href={`texts?kind=${each}`}
              aria-current={kind === each ? 'page' : undefined}
            >
              {kindNames[each] ?? each} {all.filter((text) => text.kind === each).length}
            </a>
          ))}
        </nav>
        <TextTable texts={all.filter((text) => kind === '' || text.kind === kind)} desk={desk} />
      </>
    );
  },
};

export const news: Screen = {
  title: () => 'News',
  draw: (desk) => {
    const items = listTexts(desk.root, desk.day).filter(({ kind }) => kind === 'news');
    return (
      <>
        <header className="screen-head">
          <div>
            <h1>News</h1>
            <p className="lede">What happened, on a day. Dates and figures may be typed here.</p>
          </div>
          <a className="button primary" href="new-text?kind=news">
            New news
          </a>
        </header>
        {items.length === 0 && <p>There is no news yet.</p>}
        {items.length > 0 && (
          <TextTable texts={items.toSorted((a, b) => b.updated.localeCompare(a.updated))} desk={desk} />
        )}
      </>
    );
  },
};

function TextTable({
  texts: shown,
  desk,
}: {
  readonly texts: readonly ListedText[];
  readonly desk: OwnersDesk;
}) {
  const mistakes = Map.groupBy(
    desk.problems()?.filter(({ severity = 'error' }) => severity === 'error') ?? [],
    ({ file }) => file.replace(/\.\w\w\.md$/, ''),
  );
  return (
    <table className="table" data-part="texts">
      <thead>
        <tr>
          <th scope="col">Text</th>
          {localeCodes.map((locale) => (
            <th key={locale} scope="col">
              {localeOf(locale).name}
            </th>
          ))}
          <th scope="col">Changed</th>
          <th scope="col">Mistakes</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, title, languages, updated }) => (
          <tr key={id}>
            <th scope="row">
              <a
                className="plain"
                href={textAddress(id, languages.find(({ state }) => state !== 'missing')?.locale ?? 'en')}
              >
                {title}
              </a>
            </th>
            {languages.map((language) => (
              <td key={language.locale}>
                <LanguageMark id={id} language={language} />
              </td>
            ))}
            <td>{updated}</td>
            <td>{mistakes.get(`content/${id}`)?.length ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LanguageMark({ id, language }: { readonly id: string; readonly language: ListedLanguage }) {
  const { locale, state } = language;
  const words = stateWords(state);
  if (state === 'missing') return <span className="quiet">{words}</span>;
  return (
    <a className="plain" href={textAddress(id, locale)}>
      <span className={`mark ${state === 'public' ? 'good' : state === 'behind' ? 'partly' : ''}`}>
        {words}
      </span>
    </a>
  );
}

export function stateWords(state: ListedLanguage['state']): string {
  if (typeof state === 'object') return `from ${state.from}`;
  return { public: '✓ public', draft: 'draft', missing: 'not written', behind: 'behind' }[state];
}
