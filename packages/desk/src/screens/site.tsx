import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explicitNone, siteFilePath, siteSchema } from '@vpn-site/content/data-files.ts';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { parseFactFile } from '@vpn-site/content/facts/fact-file.ts';
import { parsedFactFile } from '@vpn-site/content/facts/parsed-fact-file.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { replaceFile } from '@vpn-site/upkeep/replace-file.ts';
import {
  type ChosenColors,
  chosenColors,
  colorNames,
  colorReport,
  isReadable,
  ownColors,
} from '../colors.ts';
import { DeskForm, Field, SaveButton, Tick } from '../frame/fields.tsx';
import { NotDoneError } from '../not-done-error.ts';
import type { OwnersDesk } from '../owners-desk.ts';
import { Checking, ProblemList } from './problem-list.tsx';
import { type Screen, textIn } from './screen.ts';

type Edit = { readonly path: FactPath; readonly value: YamlValue | undefined };
type SiteFile = ReturnType<typeof readSite>;

function readSite(root: string) {
  return new DataFiles(root).read(siteFilePath, siteSchema);
}

export const site: Screen = {
  title: () => 'Site',
  draw: (desk, asked) => {
    const file = readSite(desk.root);
    const problems = desk.problems();
    const own = problems?.filter((problem) => problem.file === siteFilePath) ?? [];
    return (
      <>
        <header className="screen-head">
          <div>
            <h1>Site</h1>
            <p className="lede">
              Who you are and how the site looks. One file, <code>{siteFilePath}</code>, changes every page.
            </p>
          </div>
        </header>
        <SiteTabs now="site" />
        <div data-part="mistakes">
          {problems === undefined && <Checking />}
          {own.length > 0 && <ProblemList problems={own} isOneFile />}
        </div>
        <div className="columns even">
          <div>
            <NameForm file={file} asked={asked} />
            <ColorForm file={file} asked={asked} />
            <Counting />
          </div>
          <div>
            <OwnerForm file={file} asked={asked} />
            <AuthorForm file={file} asked={asked} />
            <ElsewhereForm file={file} asked={asked} />
          </div>
        </div>
      </>
    );
  },
  save: (desk, form) => {
    const act = textIn(form, 'act');
    const edits = editsOf[act]?.(form, readSite(desk.root)) ?? [];
    saveSite(desk, saves[act] ?? 'the settings', edits);
    return `site#${act}`;
  },
};

const saves: Readonly<Record<string, string>> = {
  name: 'the name of the site',
  colors: 'the colors',
  owner: 'owner and contact',
  author: 'the author',
  elsewhere: 'links and search engines',
};

/** Writes some settings. Comments and all other lines stay as they are. A file that is not valid is not written. */
function saveSite(desk: OwnersDesk, words: string, edits: readonly Edit[]): void {
  const path = join(desk.root, siteFilePath);
  const before = readFileSync(path, 'utf8');
  const after = editYaml(siteFilePath, before, edits);
  parsedFactFile(parseFactFile(siteFilePath, after), siteSchema);
  desk.save(words, [siteFilePath], () => replaceFile(path, after));
}

/** An empty field removes its setting. */
function text(form: FormData, name: string): string | undefined {
  return textIn(form, name) || undefined;
}

function inLocales(form: FormData, name: string): YamlValue | undefined {
  const written = localeCodes.flatMap((locale) => {
    const words = text(form, `${name}-${locale}`);
    return words === undefined ? [] : [[locale, words] as const];
  });
  if (written.length === 0) return undefined;
  if (written.length < localeCodes.length)
    throw new NotDoneError(['Write it in every language, or in none.']);
  return Object.fromEntries(written);
}

const editsOf: Readonly<Record<string, (form: FormData, file: SiteFile) => Edit[]>> = {
  name: (form) => [
    { path: ['name'], value: textIn(form, 'name') },
    ...localeCodes.map((locale) => ({ path: ['product', locale], value: textIn(form, `product-${locale}`) })),
    { path: ['description'], value: inLocales(form, 'description') },
  ],
  colors: (form, { brand }) => {
    const chosen = chosenColors((name) => textIn(form, name));
    const unreadable = colorReport(chosen).filter((each) => !isReadable(each));
    if (unreadable.length > 0) {
      throw new NotDoneError(
        unreadable.map(
          ({ label, words, suggestion }) => `${label}: ${words}. The nearest that passes is ${suggestion}.`,
        ),
      );
    }
    const before = ownColors(brand);
    return colorPairs
      .filter((pair) =>
        (['light', 'dark'] as const).some(
          (theme) => chosen[`${pair}-${theme}`] !== before[`${pair}-${theme}`],
        ),
      )
      .map((pair) => ({
        path: ['brand', pair],
        value: { light: chosen[`${pair}-light`], dark: chosen[`${pair}-dark`] },
      }));
  },
  owner: (form, { owner }) => {
    const fields = Object.fromEntries(
      ['legalName', 'address', 'email', 'register', 'vat'].flatMap((name) => {
        const words = text(form, name);
        return words === undefined ? [] : [[name, words] as const];
      }),
    );
    const isNamed = Object.keys(fields).length > 0;
    const reports = text(form, 'reportErrors');
    return [
      ...(isNamed || owner !== undefined
        ? [{ path: ['owner'], value: isNamed ? fields : explicitNone }]
        : []),
      { path: ['reportErrors'], value: reports === undefined ? explicitNone : withMailto(reports) },
      { path: ['securityContact'], value: withMailto(text(form, 'securityContact')) },
    ];
  },
  author: (form) => {
    const name = text(form, 'author-name');
    if (name === undefined) return [{ path: ['author'], value: undefined }];
    const bio = inLocales(form, 'bio');
    if (bio === undefined) throw new NotDoneError(['Say who you are, in every language.']);
    return [
      { path: ['author', 'name'], value: name },
      { path: ['author', 'url'], value: text(form, 'author-url') },
      { path: ['author', 'bio'], value: bio },
    ];
  },
  elsewhere: (form, { indexable }) => {
    const social = textIn(form, 'social').split(/\s+/).filter(Boolean);
    const isIndexable = form.has('indexable');
    return [
      ...(isIndexable === indexable ? [] : [{ path: ['indexable'], value: isIndexable }]),
      { path: ['repository'], value: text(form, 'repository') },
      { path: ['twitter'], value: text(form, 'twitter') },
      { path: ['social'], value: social.length === 0 ? undefined : social },
    ];
  },
};

const colorPairs = ['primary', 'link'] as const;

/** An owner types a mail address; the file has it as a link. */
function withMailto(address: string | undefined): string | undefined {
  return address !== undefined && /^[^\s:/]+@[^\s/]+$/.test(address) ? `mailto:${address}` : address;
}

function withoutMailto(address: string | undefined): string {
  return address === undefined || address === explicitNone ? '' : address.replace(/^mailto:(?=[^?]*$)/, '');
}

interface FormProps {
  readonly file: SiteFile;
  readonly asked: Parameters<Screen['draw']>[1];
}

export function SiteTabs({ now }: { readonly now: 'site' | 'menu' | 'footer' }) {
  const tabs = [
    ['site', 'site', 'Name, look and owner'],
    ['menu', 'menu', 'Menu'],
    ['footer', 'menu?of=footer', 'Footer'],
  ] as const;
  return (
    <nav className="tabs" aria-label="Parts of the site">
      {tabs.map(([name, address, words]) => (
        <a className="tab" key={name} href={address} aria-current={name === now ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}

function NameForm({ file, asked }: FormProps) {
  return (
    <section className="panel">
      <h2>Name</h2>
      <DeskForm act="name" {...asked}>
        <Field
          label="Name of the site"
          name="name"
          value={file.name}
          isRequired
          hint="Shown in the header, titles, feeds and search results."
        />
        <div className="grid-3">
          {localeCodes.map((locale) => (
            <Field
              key={locale}
              label={`What you compare, ${localeOf(locale).name}`}
              name={`product-${locale}`}
              value={file.product[locale]}
              isRequired
              lang={locale}
            />
          ))}
        </div>
        <details>
          <summary>Your own description for search results</summary>
          {localeCodes.map((locale) => (
            <Field
              key={locale}
              label={localeOf(locale).name}
              name={`description-${locale}`}
              value={file.description?.[locale]}
              lang={locale}
              rows={2}
            />
          ))}
        </details>
        <p className="actions">
          <SaveButton>Save the name</SaveButton>
        </p>
      </DeskForm>
    </section>
  );
}

function ColorForm({ file, asked }: FormProps) {
  const typed = asked.typed?.get('act') === 'colors' ? asked.typed : undefined;
  const chosen: ChosenColors = typed ? chosenColors((name) => textIn(typed, name)) : ownColors(file.brand);
  const report = colorReport(chosen);
  return (
    <section className="panel">
      <h2>Colors</h2>
      <DeskForm act="colors" {...asked}>
        <div className="swatches" data-colors>
          {colorNames.map((name, index) => (
            <div key={name} className="swatch">
              <input type="color" id={name} name={name} defaultValue={chosen[name]} />
              <label htmlFor={name}>{report[index]?.label}</label>
              <ColorWords report={report[index]} />
            </div>
          ))}
        </div>
        <p className="hint">
          Main is for buttons, the pick and the logo. A color that can’t be read is not saved. Good, partly
          and bad have fixed colors.
        </p>
        <p className="actions">
          <SaveButton>Save the colors</SaveButton>
        </p>
      </DeskForm>
    </section>
  );
}

function ColorWords({ report }: { readonly report: ReturnType<typeof colorReport>[number] | undefined }) {
  if (!report) return null;
  return (
    <p className={isReadable(report) ? 'quiet' : 'days over'} data-for={report.name}>
      {isReadable(report) ? '✓' : '✗'} {report.words}
      {!isReadable(report) && `. The nearest that passes: ${report.suggestion}`}
    </p>
  );
}

function OwnerForm({ file, asked }: FormProps) {
  const owner = typeof file.owner === 'object' ? file.owner : undefined;
  return (
    <section className="panel">
      <h2>Owner and contact</h2>
      <DeskForm act="owner" {...asked}>
        <p className="hint">
          A public site needs these: the imprint and the privacy notice take them from here.
        </p>
        <div className="grid-2">
          <Field label="Legal name" name="legalName" value={owner?.legalName} />
          <Field label="Mail address" name="email" type="email" value={owner?.email} />
        </div>
        <Field label="Postal address" name="address" value={owner?.address} />
        <div className="grid-2">
          <Field
            label="Register and number"
            name="register"
            value={owner?.register}
            hint="If you have one."
          />
          <Field label="VAT number" name="vat" value={owner?.vat} hint="If you have one." />
        </div>
        <Field
          label="Where readers report mistakes"
          name="reportErrors"
          value={withoutMailto(file.reportErrors)}
          hint="A mail address or a web address. Empty: only the form behind every fact."
        />
        <Field
          label="Where to report security problems"
          name="securityContact"
          value={withoutMailto(file.securityContact)}
          hint="Empty: the owner’s mail address."
        />
        <p className="actions">
          <SaveButton>Save owner and contact</SaveButton>
        </p>
      </DeskForm>
    </section>
  );
}

function AuthorForm({ file: { author }, asked }: FormProps) {
  return (
    <section className="panel">
      <h2>Author</h2>
      <DeskForm act="author" {...asked}>
        <div className="grid-2">
          <Field
            label="Name on every text"
            name="author-name"
            value={author?.name}
            hint="Empty: texts name nobody."
          />
          <Field label="Your page elsewhere" name="author-url" type="url" value={author?.url} />
        </div>
        {localeCodes.map((locale) => (
          <Field
            key={locale}
            label={`About you, ${localeOf(locale).name}`}
            name={`bio-${locale}`}
            value={author?.bio[locale]}
            lang={locale}
            rows={2}
          />
        ))}
        <p className="actions">
          <SaveButton>Save the author</SaveButton>
        </p>
      </DeskForm>
    </section>
  );
}

function ElsewhereForm({ file, asked }: FormProps) {
  return (
    <section className="panel">
      <h2>Search engines and profiles</h2>
      <DeskForm act="elsewhere" {...asked}>
        <Tick label="Search engines may list this site" name="indexable" isOn={file.indexable} />
        <Field label="Public repository" name="repository" type="url" value={file.repository} />
        <Field label="Name on X" name="twitter" value={file.twitter} />
        <Field label="Other profiles, one per line" name="social" value={file.social?.join('\n')} rows={2} />
        <p className="actions">
          <SaveButton>Save these</SaveButton>
        </p>
      </DeskForm>
    </section>
  );
}

/** Counting readers is a setting of the machine that builds the site, so the desk can only say where it is. */
function Counting() {
  return (
    <section className="panel">
      <h2>Analytics and page views</h2>
      <p>
        Clicks on links to VPNs are counted without anything about the reader. Two more are off until the
        machine that builds the site turns them on. The privacy notice then says so in every language.
      </p>
      <ul className="list">
        <li>
          <span>Page views on your own server</span>
          <code>PAGE_VIEWS=1</code>
        </li>
        <li>
          <span>Google Analytics, only after a reader agrees</span>
          <code>ANALYTICS_KEY=G-…</code>
        </li>
      </ul>
    </section>
  );
}
