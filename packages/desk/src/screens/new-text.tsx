import { join } from 'node:path';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { bodyStart } from '@vpn-site/content/front-matter.ts';
import { plainImagePath } from '@vpn-site/core/image/image-name.ts';
import { defaultLocale, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { writeFiles } from '@vpn-site/editor/new/files.ts';
import { scaffold } from '@vpn-site/editor/new/scaffold.ts';
import { replaceFile } from '@vpn-site/upkeep/replace-file.ts';
import { Choice, DeskForm, Field, SaveButton } from '../frame/fields.tsx';
import { NotDoneError } from '../not-done-error.ts';
import { textAddress } from '../text/text-address.ts';
import { changedText, readText } from '../text/text-file.ts';
import { type Screen, textIn } from './screen.ts';

const kinds = [
  ['guide', 'Guide: how to do something'],
  ['explainer', 'Explainer: what something is'],
  ['news', 'News: what happened'],
] as const;

export const newText: Screen = {
  title: () => 'New text',
  draw: (_desk, asked) => (
    <>
      <header className="screen-head">
        <div>
          <h1>New text</h1>
          <p className="lede">
            It starts as a draft in every language. No reader sees it until you make it public.
          </p>
        </div>
      </header>
      <DeskForm act="new" {...asked}>
        <Choice
          label="What is it?"
          name="kind"
          value={asked.query.get('kind') ?? 'guide'}
          options={kinds}
          hint="A VPN, a country or a streaming service has facts besides its text: npm run new starts those."
        />
        {localeCodes.map((locale) => (
          <Field
            key={locale}
            label={`Title, ${localeOf(locale).name}`}
            name={`title-${locale}`}
            lang={locale}
            isRequired={locale === defaultLocale}
            hint={
              locale === defaultLocale
                ? 'Its address is made from it: “Set up a VPN on a Steam Deck”.'
                : 'Can wait.'
            }
          />
        ))}
        <p className="actions">
          <SaveButton>Start the text</SaveButton>
        </p>
      </DeskForm>
    </>
  ),
  save: (desk, form) => {
    const { root, day } = desk;
    const kind = kinds.find(([each]) => each === textIn(form, 'kind'))?.[0];
    const name = nameOf(textIn(form, `title-${defaultLocale}`));
    if (kind === undefined || name === '') throw new NotDoneError(['Write the title in English.']);
    const { files } = scaffold([kind, name], { root, catalog: loadCatalog(root, day, null), today: day });
    const id = files[0]?.file.replace(/^content\/(.*)\.\w\w\.md$/, '$1') ?? '';
    desk.save(
      `new text ${id}`,
      files.map(({ file }) => file),
      () => {
        writeFiles(root, files);
        for (const locale of localeCodes) {
          const written = readText(root, id, locale);
          if (!written) continue;
          const title = textIn(form, `title-${locale}`);
          const { slug } = written.fields;
          const ownAddress =
            locale === defaultLocale || title === '' || typeof slug !== 'string'
              ? {}
              : { slug: [...slug.split('/').slice(0, -1), nameOf(title)].join('/') };
          const values = {
            ...(title === '' ? {} : { title }),
            ...ownAddress,
            ...(locale === defaultLocale ? { draft: true as const } : {}),
          };
          replaceFile(
            join(root, written.file),
            changedText(written, values, written.source.slice(bodyStart(written.source))),
          );
        }
      },
    );
    return textAddress(id, defaultLocale);
  },
};

/** Makes an address from a title: 'Set up a VPN' becomes 'set-up-a-vpn'. */
function nameOf(title: string): string {
  return plainImagePath(
    title.replaceAll('ł', 'l').replaceAll('Ł', 'L').replaceAll('ı', 'i').replaceAll('.', ' '),
  );
}
