import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles } from '@vpn-site/content/content-files.ts';
import { imageFile, imageSize } from '@vpn-site/content/content-images.ts';
import { redirectsFilePath } from '@vpn-site/content/data-files.ts';
import { stampedSource } from '@vpn-site/content/translations/stamp-translations.ts';
import { translationStates } from '@vpn-site/content/translations/translation-states.ts';
import { plainImagePath } from '@vpn-site/core/image/image-name.ts';
import { defaultLocale, type LocaleCode, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { moveDocument } from '@vpn-site/editor/move/move-document.ts';
import { originalChanges } from '@vpn-site/editor/translations/original-changes.ts';
import { replaceFile } from '@vpn-site/upkeep/replace-file.ts';
import { versionOf } from '../facts/facts-on-disk.ts';
import { Choice, DeskForm, Field, SaveButton } from '../frame/fields.tsx';
import { NotDoneError } from '../not-done-error.ts';
import type { OwnersDesk } from '../owners-desk.ts';
import { chipsIn } from '../text/chips.ts';
import { textAddress } from '../text/text-address.ts';
import {
  changedText,
  type FieldValues,
  readText,
  sectionsOf,
  type TextFile,
  textFilePath,
  withParagraph,
} from '../text/text-file.ts';
import { listTexts } from '../text/texts.ts';
import { Checking, ProblemList } from './problem-list.tsx';
import { type Asked, type Screen, textIn } from './screen.ts';
import { stateWords } from './texts.tsx';

const pictureTypes: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

export const text: Screen = {
  title: (query) => `Text ${query.get('id') ?? ''}`,
  draw: (desk, asked) => {
    const [id, locale] = askedFor(asked.query);
    const shown = readText(desk.root, id, locale);
    const title =
      [shown, readText(desk.root, id, defaultLocale)]
        .map((each) => each?.fields.title)
        .find((each) => typeof each === 'string') ?? id;
    const isNews = id.startsWith('news/');
    return (
      <>
        <header className="screen-head">
          <div>
            <p>
              <a href={isNews ? 'news' : 'texts'}>{isNews ? 'News' : 'Texts'}</a>
            </p>
            <h1>{title}</h1>
          </div>
        </header>
        <LanguageTabs desk={desk} id={id} now={locale} />
        {shown ? (
          <TextForms desk={desk} shown={shown} asked={asked} />
        ) : (
          <NotWritten id={id} locale={locale} />
        )}
      </>
    );
  },
  save: (desk, form, query) => {
    const [id, locale] = askedFor(query);
    const act = textIn(form, 'act');
    if (act === 'language') return startLanguage(desk, id, locale);
    const shown = readText(desk.root, id, locale);
    if (!shown) throw new NotDoneError(['There is no such text.']);
    if (act === 'picture') return savePicture(desk, shown, form);
    if (act === 'stamp') return stamp(desk, shown);
    return saveText(desk, shown, form);
  },
};

function askedFor(query: URLSearchParams): [id: string, locale: LocaleCode] {
  const wanted = query.get('locale');
  return [query.get('id') ?? '', localeCodes.find((code) => code === wanted) ?? defaultLocale];
}

function LanguageTabs({
  desk,
  id,
  now,
}: {
  readonly desk: OwnersDesk;
  readonly id: string;
  readonly now: string;
}) {
  const languages = listTexts(desk.root, desk.day).find((each) => each.id === id)?.languages ?? [];
  return (
    <nav className="tabs" aria-label="Languages">
      {languages.map(({ locale, state }) => (
        <a
          className="tab"
          key={locale}
          href={textAddress(id, locale)}
          aria-current={locale === now ? 'page' : undefined}
        >
          {localeOf(locale).name} <span>· {stateWords(state)}</span>
        </a>
      ))}
    </nav>
  );
}

function NotWritten({ id, locale }: { readonly id: string; readonly locale: LocaleCode }) {
  return (
    <DeskForm act="language" problems={[]}>
      <p>
        This text does not exist in {localeOf(locale).name} yet. Start with a copy of the English text and
        translate it.
      </p>
      <p className="actions">
        <SaveButton>Start {localeOf(locale).name}</SaveButton>
        <a className="button" href={textAddress(id, defaultLocale)}>
          Back to English
        </a>
      </p>
    </DeskForm>
  );
}

interface TextFormsProps {
  readonly desk: OwnersDesk;
  readonly shown: TextFile;
  readonly asked: Asked;
}

function TextForms({ desk, shown, asked }: TextFormsProps) {
  const { id, locale, file } = shown;
  const problems = desk.problems();
  const own = problems?.filter((problem) => problem.file === file) ?? [];
  const errors = own.filter(({ severity = 'error' }) => severity === 'error');
  const advice = own.filter((problem) => !errors.includes(problem));
  return (
    <div className="columns even">
      <div>
        <div data-part="mistakes">
          {problems === undefined && <Checking />}
          {errors.length > 0 && <ProblemList problems={errors} isOneFile />}
          {advice.length > 0 && <ProblemList problems={advice} isOneFile isAdvice />}
        </div>
        <Lag desk={desk} shown={shown} />
        <WordsForm desk={desk} shown={shown} asked={asked} />
        <PictureForm shown={shown} asked={asked} />
      </div>
      <section className="panel preview-panel">
        <h2>Preview</h2>
        <p className="hint">
          Drafts and words that are not saved are shown too. Links and buttons do nothing here.
        </p>
        <iframe
          className="preview-frame"
          title="Preview"
          src={`preview?id=${encodeURIComponent(id)}&locale=${locale}`}
          sandbox="allow-same-origin"
        />
      </section>
    </div>
  );
}

/** Shows how the English text changed since this translation was written. */
function Lag({ desk: { root }, shown }: Pick<TextFormsProps, 'desk' | 'shown'>) {
  const state = translationStates(root, readContentFiles(root)).find(({ file }) => file === shown.file);
  if (state?.state !== 'behind' && state?.state !== 'no record') return null;
  const now = readFileSync(join(root, state.original), 'utf8');
  const changes =
    state.follows === undefined ? undefined : originalChanges(root, state.original, now, state.follows);
  return (
    <section className="box">
      <h2>
        {changes === undefined ? 'Does it say what the English text says?' : 'The English text changed since'}
      </h2>
      {changes?.found === true ? (
        <ul>
          {changes.lines.map(({ line, parts }) => (
            <li key={line}>
              {parts.map(({ text: words, mark }, index) => {
                const key = `${index} ${words}`;
                if (mark === 'added') return <ins key={key}>{words}</ins>;
                return mark === 'removed' ? <del key={key}>{words}</del> : <span key={key}>{words}</span>;
              })}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {changes === undefined
            ? 'Nobody has said so yet.'
            : 'Compare all of it: the text that it followed is not in the history.'}
        </p>
      )}
      <DeskForm act="stamp" problems={[]}>
        <p className="actions">
          <button type="submit">This translation says the same now</button>
        </p>
      </DeskForm>
    </section>
  );
}

/** The languages inherit when a text is public from the English one. */
function ownsState({ root }: OwnersDesk, { id, locale }: TextFile): boolean {
  return locale === defaultLocale || readText(root, id, defaultLocale) === undefined;
}

function WordsForm({ desk, shown, asked }: TextFormsProps) {
  const { fields, body, locale, id, kind } = shown;
  const word = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const isRefused = asked.typed?.get('act') === 'text';
  const typedBody = asked.typed?.get('body');
  const chips = chipsIn(body, desk.root, desk.day, locale);
  return (
    <DeskForm act="text" {...asked}>
      <input type="hidden" name="version" value={versionOf(shown.source)} />
      <div className="box form">
        {ownsState(desk, shown) && kind !== 'home' && (
          <div className="grid-3">
            <Choice
              label="Status"
              name="draft"
              value={fields.draft === true ? 'draft' : 'public'}
              options={[
                ['draft', 'Draft: no build has it'],
                ['public', 'Public'],
              ]}
            />
            <Field
              label="Public from"
              name="published"
              type="date"
              value={word('published')}
              hint="A day ahead waits until then."
            />
            <Field label="Last changed" name="updated" type="date" value={word('updated')} isRequired />
          </div>
        )}
        {fields.slug !== undefined && (
          <Field
            label="Address"
            name="slug"
            value={word('slug')}
            isRequired
            hint="If a public page moves, its old address leads to the new one."
          />
        )}
      </div>
      {fields.title !== undefined && (
        <Field
          label="Title"
          name="title"
          value={word('title')}
          lang={locale}
          isRequired
          hint="60 characters or fewer fit in search results."
        />
      )}
      <Field
        label="Description"
        name="description"
        value={word('description')}
        rows={2}
        lang={locale}
        isRequired
        hint="One or two sentences for search results, about 155 characters."
      />
      <div className="field">
        <label htmlFor="body">Text</label>
        <textarea
          id="body"
          name="body"
          className="editor"
          rows={24}
          lang={locale}
          defaultValue={isRefused && typeof typedBody === 'string' ? typedBody : body.trimStart()}
          data-id={id}
          data-locale={locale}
          data-chips={JSON.stringify(chips)}
        />
        <p className="hint">
          <code>## Heading</code>, <code>**bold**</code>, <code>[words](/address)</code>, <code>- list</code>.
          Blue pieces are facts and terms, gray ones are blocks: move, copy or remove them whole.
        </p>
      </div>
      <FactPicker desk={desk} />
      <p className="actions">
        <SaveButton>Save the text</SaveButton>
        <span className="quiet">
          Saves <code>{shown.file}</code>
        </span>
      </p>
    </DeskForm>
  );
}

/** Two lists from which the script puts a fact into the text. */
function FactPicker({ desk }: { readonly desk: OwnersDesk }) {
  const { providers, vocabulary } = desk.knownFacts();
  return (
    <fieldset className="box grid-3" data-fact-picker hidden>
      <legend className="sr-only">Put a fact into the text</legend>
      <div className="field">
        <label htmlFor="fact-provider">VPN</label>
        <select id="fact-provider">
          {providers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="fact-key">Fact</label>
        <select id="fact-key">
          {vocabulary.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p className="actions">
        <button type="button" data-insert-fact>
          Put it where I write
        </button>
      </p>
    </fieldset>
  );
}

function PictureForm({ shown: { body }, asked }: Pick<TextFormsProps, 'shown' | 'asked'>) {
  return (
    <section className="panel">
      <h2>Add a picture</h2>
      <DeskForm act="picture" {...asked}>
        <div className="grid-2">
          <Field
            label="Picture"
            name="file"
            type="file"
            accept={Object.keys(pictureTypes).join(',')}
            isRequired
          />
          <Choice
            label="Where, in every language"
            name="section"
            value="0"
            options={sectionsOf(body).map(({ heading }, index) => [
              String(index),
              index === 0 ? 'Above the first heading' : `End of “${heading}”`,
            ])}
          />
        </div>
        <p className="hint">
          Describe what it shows, for readers who can’t see it. A language without words does not get the
          picture.
        </p>
        {localeCodes.map((locale) => (
          <Field
            key={locale}
            label={`What it shows, ${localeOf(locale).name}`}
            name={`alt-${locale}`}
            lang={locale}
          />
        ))}
        <p className="actions">
          <button type="submit">Add the picture</button>
        </p>
      </DeskForm>
    </section>
  );
}

function saveText(desk: OwnersDesk, shown: TextFile, form: FormData): string {
  const { root } = desk;
  if (textIn(form, 'version') !== versionOf(shown.source)) {
    throw new NotDoneError(
      [
        'Another program or person has changed this file since you opened it. Copy your words, then load the page again.',
      ],
      true,
    );
  }
  const given = (name: string): FieldValues =>
    form.has(name) ? { [name]: textIn(form, name) || undefined } : {};
  const values: FieldValues = {
    ...given('title'),
    ...given('description'),
    ...given('published'),
    ...given('updated'),
    ...laterOf(form),
    ...(form.has('draft') ? { draft: textIn(form, 'draft') === 'draft' ? true : undefined } : {}),
  };
  const slug = textIn(form, 'slug');
  const hasMoved = slug !== '' && slug !== shown.fields.slug;
  // The address of a draft is not public, so nothing needs to lead to it.
  const isDraft = textIn(form, 'draft') === 'draft' || listedState(desk, shown) === 'draft';
  const written = changedText(
    shown,
    hasMoved && isDraft ? { ...values, slug } : values,
    bodyIn(form, shown.body),
  )
    // A new translation asks for its address; who saves the form has seen it.
    .replace(/^(slug: \S+) # TODO: .*$/m, '$1');
  const early = writtenBeforePublished(desk, shown, values);
  const files = [shown.file, ...early.map(({ file }) => file), ...(hasMoved ? [redirectsFilePath] : [])];
  desk.save(`${shown.id} in ${localeOf(shown.locale).name}`, files, () => {
    replaceFile(join(root, shown.file), written);
    for (const each of early) {
      replaceFile(
        join(root, each.file),
        changedText(each, { updated: textIn(form, 'published') }, each.body),
      );
    }
    if (!hasMoved || isDraft) return;
    try {
      moveDocument(root, { id: shown.id, locale: shown.locale, slug });
    } catch (error) {
      replaceFile(join(root, shown.file), shown.source);
      throw error;
    }
  });
  return textAddress(shown.id, shown.locale);
}

/** A text cannot change before its first day, so the day on which it changed moves along. */
function laterOf(form: FormData): FieldValues {
  const published = textIn(form, 'published');
  return published > textIn(form, 'updated') ? { updated: published } : {};
}

/** Returns the translations of a text that changed before it will be public. */
function writtenBeforePublished(
  { root }: OwnersDesk,
  { id, locale }: TextFile,
  { published }: FieldValues,
): TextFile[] {
  return localeCodes
    .filter((code) => code !== locale)
    .flatMap((code) => readText(root, id, code) ?? [])
    .filter(
      ({ fields }) =>
        typeof published === 'string' && typeof fields.updated === 'string' && fields.updated < published,
    );
}

function listedState(desk: OwnersDesk, { id, locale }: TextFile) {
  return listTexts(desk.root, desk.day)
    .find((each) => each.id === id)
    ?.languages.find((each) => each.locale === locale)?.state;
}

/** Returns the body with the line breaks of the file, so that only lines that were edited differ. */
function bodyIn(form: FormData, before: string): string {
  const typed = form.get('body');
  if (typeof typed !== 'string') return before;
  const plain = typed.replaceAll('\r\n', '\n');
  if (plain.trim() === before.replaceAll('\r\n', '\n').trim()) return before;
  // The editor leaves out the empty line below the front matter.
  return `${/^\s*/.exec(before)?.[0] ?? ''}${plain.trim()}\n`;
}

function stamp(desk: OwnersDesk, { id, locale, file, source }: TextFile): string {
  const state = translationsOf(desk.root, id).find((each) => each.file === file);
  if (state) {
    desk.save(`${id} in ${localeOf(locale).name} follows the English text`, [file], () =>
      replaceFile(join(desk.root, file), stampedSource(source, state.revision)),
    );
  }
  return textAddress(id, locale);
}

/** Starts a language with a copy of the English text. It counts as behind until somebody says that it is translated. */
function startLanguage(desk: OwnersDesk, id: string, locale: LocaleCode): string {
  const original = readText(desk.root, id, defaultLocale);
  const file = textFilePath(id, locale);
  if (!original || existsSync(join(desk.root, file)))
    throw new NotDoneError(['This text cannot be started here.']);
  desk.save(`${id} in ${localeOf(locale).name}`, [file], () =>
    replaceFile(join(desk.root, file), original.source),
  );
  return textAddress(id, locale);
}

function translationsOf(root: string, id: string) {
  const original = textFilePath(id, defaultLocale);
  return translationStates(root, readContentFiles(root)).filter((each) => each.original === original);
}

async function savePicture(desk: OwnersDesk, shown: TextFile, form: FormData): Promise<string> {
  const { root } = desk;
  const sent = form.get('file');
  if (!(sent instanceof File) || sent.size === 0) throw new NotDoneError(['Choose a picture.']);
  const bytes = Buffer.from(await sent.arrayBuffer());
  const ending = pictureTypes[sent.type];
  if (ending === undefined || imageSize(bytes) === undefined) {
    throw new NotDoneError(['This is not a picture that browsers can show. Send a PNG, JPEG or WebP file.']);
  }
  const address = plainImagePath(`/images/${sent.name.replace(/\.\w+$/, '')}${ending}`);
  const image = imageFile(address);
  if (image === undefined) throw new NotDoneError(['Give the file a name of letters and digits.']);
  if (existsSync(join(root, image)))
    throw new NotDoneError([`There is already a picture with the name ${address}.`]);
  const described = localeCodes.flatMap((locale) => {
    const words = textIn(form, `alt-${locale}`);
    const language = readText(root, shown.id, locale);
    return words === '' || !language ? [] : [{ language, words }];
  });
  if (described.length === 0)
    throw new NotDoneError(['Describe what the picture shows, in one language at least.']);
  const section = Number(textIn(form, 'section'));
  const before = translationsOf(root, shown.id).filter(({ state }) => state === 'current');
  const files = [image, ...described.map(({ language }) => language.file)];
  desk.save(`a picture in ${shown.id}`, files, () => {
    replaceFile(join(root, image), bytes);
    for (const { language, words } of described) {
      const body = withParagraph(
        language.body,
        section,
        `![${words.replaceAll(/[[\]\n]/g, ' ')}](${address})`,
      );
      replaceFile(join(root, language.file), changedText(language, {}, body));
    }
    // A picture that a translation has too leaves nothing to translate.
    const hasPicture = new Set(described.map(({ language }) => language.file));
    for (const { file, revision } of translationsOf(root, shown.id)) {
      if (!hasPicture.has(file) || !before.some((each) => each.file === file)) continue;
      replaceFile(join(root, file), stampedSource(readFileSync(join(root, file), 'utf8'), revision));
    }
  });
  return textAddress(shown.id, shown.locale);
}
