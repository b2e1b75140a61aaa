import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { footerFilePath, menuFilePath, menuSchema } from '@vpn-site/content/data-files.ts';
import { parseFactFile } from '@vpn-site/content/facts/fact-file.ts';
import { parsedFactFile } from '@vpn-site/content/facts/parsed-fact-file.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { defaultLocale, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { MenuItem } from '@vpn-site/core/menu/menu-item.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { replaceFile } from '@vpn-site/upkeep/replace-file.ts';
import { Choice, DeskForm, Field, SaveButton } from '../frame/fields.tsx';
import { movedItem, withItem, withLabels, withoutItem } from '../menu-file.ts';
import { NotDoneError } from '../not-done-error.ts';
import type { OwnersDesk } from '../owners-desk.ts';
import { readText } from '../text/text-file.ts';
import { listTexts } from '../text/texts.ts';
import { Checking, ProblemList } from './problem-list.tsx';
import { type Asked, type Screen, textIn } from './screen.ts';
import { SiteTabs } from './site.tsx';

function fileOf(query: URLSearchParams): string {
  return query.get('of') === 'footer' ? footerFilePath : menuFilePath;
}

function addressOf(query: URLSearchParams): string {
  return query.get('of') === 'footer' ? 'menu?of=footer' : 'menu';
}

export const menu: Screen = {
  title: (query) => (query.get('of') === 'footer' ? 'Footer' : 'Menu'),
  draw: (desk, asked) => {
    const file = fileOf(asked.query);
    const groups = new DataFiles(desk.root).read(file, menuSchema);
    const problems = desk.problems();
    const own = problems?.filter((problem) => problem.file === file) ?? [];
    const isFooter = file === footerFilePath;
    return (
      <>
        <header className="screen-head">
          <div>
            <h1>{isFooter ? 'Footer' : 'Menu'}</h1>
            <p className="lede">
              All three languages. A page that does not exist in a language is left out there.
            </p>
          </div>
        </header>
        <SiteTabs now={isFooter ? 'footer' : 'menu'} />
        <div data-part="mistakes">
          {problems === undefined && <Checking />}
          {own.length > 0 && <ProblemList problems={own} isOneFile />}
        </div>
        {groups.map((group, index) => (
          <section className="panel" key={labelOf(group)}>
            <Row item={group} list={[]} index={index} count={groups.length} asked={asked} isGroup />
            {(['children', 'below'] as const).map((name) => (
              <ul key={name} className="list menu-items">
                {group[name]?.map((item, at) => (
                  <li key={`${labelOf(item)} ${item.icon ?? at}`}>
                    <Row
                      item={item}
                      list={[index, name]}
                      index={at}
                      count={group[name]?.length ?? 0}
                      asked={asked}
                      isFixed={name === 'children' && !isFooter}
                    />
                  </li>
                ))}
              </ul>
            ))}
          </section>
        ))}
        <AddPage desk={desk} groups={groups} asked={asked} />
      </>
    );
  },
  save: (desk, form, query) => {
    const file = fileOf(query);
    const path = join(desk.root, file);
    const before = readFileSync(path, 'utf8');
    const after = changed(desk, before, form);
    parsedFactFile(parseFactFile(file, after), menuSchema);
    desk.save(file === footerFilePath ? 'the footer' : 'the menu', [file], () => replaceFile(path, after));
    return addressOf(query);
  },
};

function labelOf({ label, labelI18n, labelKey, routeName }: MenuItem): string {
  return labelI18n?.[defaultLocale] ?? label ?? `${labelKey ?? ''} ${routeName ?? ''}`.trim();
}

interface RowProps {
  readonly item: MenuItem;
  readonly list: FactPath;
  readonly index: number;
  readonly count: number;
  readonly asked: Asked;
  readonly isGroup?: boolean;
  /** Whether the specification names the item, so that it stays where it is. */
  readonly isFixed?: boolean;
}

function Row({ item, list, index, count, asked, isGroup = false, isFixed = false }: RowProps) {
  const at = [...list, index].join('/');
  const name = labelOf(item);
  return (
    <DeskForm act={`item-${at}`} {...asked}>
      <input type="hidden" name="item" value={at} />
      <div className="actions">
        {isGroup ? <h2 className="menu-name">{name}</h2> : <span className="menu-name">{name}</span>}
        {isFixed ? (
          <span className="quiet">stays here</span>
        ) : (
          <>
            <button type="submit" name="do" value="up" disabled={index === 0} aria-label={`Move ${name} up`}>
              ↑
            </button>
            <button
              type="submit"
              name="do"
              value="down"
              disabled={index === count - 1}
              aria-label={`Move ${name} down`}
            >
              ↓
            </button>
            {!isGroup && (
              <button
                type="submit"
                name="do"
                value="remove"
                disabled={count === 1}
                aria-label={`Remove ${name}`}
              >
                Remove
              </button>
            )}
          </>
        )}
      </div>
      {item.labelI18n && (
        <details>
          <summary>Change the words</summary>
          <div className="grid-3">
            {localeCodes.map(
              (locale) =>
                item.labelI18n?.[locale] !== undefined && (
                  <Field
                    key={locale}
                    label={localeOf(locale).name}
                    name={`label-${locale}`}
                    value={item.labelI18n[locale]}
                    lang={locale}
                  />
                ),
            )}
          </div>
          <p className="actions">
            <button type="submit" name="do" value="words">
              Save the words
            </button>
          </p>
        </details>
      )}
    </DeskForm>
  );
}

function AddPage({
  desk,
  groups,
  asked,
}: {
  readonly desk: OwnersDesk;
  readonly groups: readonly MenuItem[];
  readonly asked: Asked;
}) {
  const pages = listTexts(desk.root, desk.day).filter(
    ({ kind }) => !['home', 'reviews', 'comparisons'].includes(kind),
  );
  return (
    <section className="panel">
      <h2>Add a page</h2>
      <DeskForm act="add" {...asked}>
        <div className="grid-2">
          <Choice
            label="Page"
            name="page"
            value=""
            options={pages.map(({ id, title, kind }) => [id, `${title} (${kind})`])}
          />
          <Choice
            label="Under"
            name="group"
            value="0"
            options={groups.flatMap((group, index) =>
              group.children || group.below ? [[String(index), labelOf(group)] as const] : [],
            )}
          />
        </div>
        <div className="grid-3">
          {localeCodes.map((locale) => (
            <Field
              key={locale}
              label={`Words, ${localeOf(locale).name}`}
              name={`label-${locale}`}
              lang={locale}
              isRequired
            />
          ))}
        </div>
        <p className="actions">
          <SaveButton>Add the page</SaveButton>
        </p>
      </DeskForm>
    </section>
  );
}

function changed(desk: OwnersDesk, before: string, form: FormData): string {
  if (textIn(form, 'act') === 'add') return withAddedPage(desk, before, form);
  const path = textIn(form, 'item')
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  switch (textIn(form, 'do')) {
    case 'up':
      return movedItem(before, list, index, -1);
    case 'down':
      return movedItem(before, list, index, 1);
    case 'remove':
      return withoutItem(before, list, index);
    default: {
      const words = Object.fromEntries(
        localeCodes.flatMap((locale) =>
          form.has(`label-${locale}`) ? [[locale, textIn(form, `label-${locale}`)]] : [],
        ),
      );
      if (Object.values(words).includes('')) throw new NotDoneError(['Write the words in every language.']);
      return withLabels(before, path, 'labelI18n', words);
    }
  }
}

function withAddedPage({ root }: OwnersDesk, before: string, form: FormData): string {
  const id = textIn(form, 'page');
  const slug = readText(root, id, defaultLocale)?.fields.slug;
  if (typeof slug !== 'string') throw new NotDoneError(['Choose a page that exists in English.']);
  const group = Number(textIn(form, 'group'));
  const steps = slug.split('/');
  const item = {
    labelI18n: Object.fromEntries(localeCodes.map((locale) => [locale, textIn(form, `label-${locale}`)])),
    icon: 'info',
    routeName: 'slug',
    paramsI18n: { [defaultLocale]: { slug: steps.length === 1 ? slug : steps } },
  };
  const { below } = menuGroups(before)[group] ?? {};
  return withItem(before, [group, below ? 'below' : 'children'], item);
}

function menuGroups(source: string): readonly MenuItem[] {
  return parsedFactFile(parseFactFile(menuFilePath, source), menuSchema);
}
