import { type Config, fields } from '@keystatic/core';
import { block, type ContentComponent, wrapper } from '@keystatic/core/content-components';
import type { BlockForm, CollectionForm, EditForm, FieldForm } from '../edit-form.ts';

type Collection = NonNullable<Config['collections']>[string];

/** Converts the forms to a Keystatic config. */
export function keystaticConfig({ collections, blocks }: EditForm): Config {
  const components = Object.fromEntries(blocks.map((form) => [form.name, component(form)]));
  return {
    storage: { kind: 'local' },
    ui: { brand: { name: 'Documents' }, navigation: navigation(collections) },
    collections: Object.fromEntries(collections.map((form) => [form.name, documents(form, components)])),
  };
}

function navigation(collections: readonly CollectionForm[]): Record<string, string[]> {
  const byLanguage = Object.groupBy(collections, ({ language }) => language);
  return Object.fromEntries(
    Object.entries(byLanguage).map(([language, of = []]) => [language, of.map(({ name }) => name)]),
  );
}

function documents(
  { label, folder }: CollectionForm,
  components: Record<string, ContentComponent>,
): Collection {
  return {
    label,
    path: `${folder}/*`,
    format: { contentField: 'body' },
    slugField: 'title',
    entryLayout: 'content',
    schema: {
      title: fields.slug({
        name: { label: 'Title' },
        slug: { label: 'File', description: 'To change an address, run npm run site -- move.' },
      }),
      metaTitle: fields.text({ label: 'Name, if there is no title' }),
      searchTitle: fields.text({ label: 'Title in search results' }),
      description: fields.text({ label: 'Description', multiline: true }),
      excerpt: fields.text({ label: 'Excerpt', multiline: true }),
      lede: fields.text({ label: 'First sentence', multiline: true }),
      updated: fields.date({ label: 'Updated' }),
      body: fields.markdoc({
        label: 'Text',
        extension: 'md',
        options: {
          heading: { levels: [2, 3, 4], schema: { id: fields.text({ label: 'Name in addresses' }) } },
          image: false,
        },
        components,
      }),
    },
  };
}

function component({ name, summary, wrapsText, fields: written }: BlockForm): ContentComponent {
  const schema = Object.fromEntries(written.map((form) => [form.name, field(form)]));
  const description = { label: name, description: summary, schema };
  return wrapsText ? wrapper(description) : block(description);
}

function field({ name, explanation, kind, names, isRequired }: FieldForm) {
  const label = { label: name, description: explanation };
  const options = names.map((value) => ({ label: value, value }));
  switch (kind) {
    case 'flag':
      return fields.checkbox(label);
    case 'choices':
      return fields.multiselect({ ...label, options });
    case 'choice': {
      const all = isRequired ? options : [{ label: '–', value: '' }, ...options];
      return fields.select({ ...label, options: all, defaultValue: all[0]?.value ?? '' });
    }
    case 'text':
      return fields.text(label);
  }
}
