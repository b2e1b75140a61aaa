import Markdoc from '@markdoc/markdoc';
import { useTranslations } from 'use-intl/react';
import { type Block, exampleSource } from '#blocks/block.ts';
import { renderBody } from '#blocks/document/render-body.tsx';
import type { SiteContext } from '#site/site-context.ts';

interface BlockGuideProps {
  readonly block: Block;
  readonly site: SiteContext;
}

/** The documentation of one block: its purpose, its attributes, and its examples with their source. */
export function BlockGuide({ block, site }: BlockGuideProps) {
  return (
    <section id={`block-${block.name}`} className="mt-16 border-t border-rule pt-4">
      <h2 className="text-24 font-semibold">{block.name}</h2>
      {/* Block documentation is for authors and in English, regardless of the page language. */}
      <p lang="en" className="mt-2 max-w-prose">
        {block.summary}
      </p>
      <AttributeTable block={block} />
      {block.examples.map(({ name, source }) => (
        <Example
          key={name}
          id={`${block.name}: ${name}`}
          name={name}
          source={exampleSource(source, site)}
          site={site}
        />
      ))}
    </section>
  );
}

interface ExampleProps {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly site: SiteContext;
}

function Example({ id, name, source, site }: ExampleProps) {
  const t = useTranslations('styleguide');
  return (
    <div data-example={id} className="mt-8">
      <p lang="en" className="text-14 text-muted">
        {name}
      </p>
      <div className="prose mt-3">{renderBody(Markdoc.parse(source), site)}</div>
      <details className="mt-3 text-14">
        <summary className="styleguide-summary text-muted">{t('paste')}</summary>
        <pre className="styleguide-source mt-2 p-4">
          <code>{source}</code>
        </pre>
      </details>
    </div>
  );
}

function AttributeTable({ block }: { readonly block: Block }) {
  const t = useTranslations('styleguide');
  const attributes = Object.entries(block.attributes);
  if (attributes.length === 0) return null;
  return (
    <dl className="mt-4 max-w-prose divide-y divide-line border-y border-line text-14">
      {attributes.map(([name, { kind, required, explanation }]) => (
        <div key={name} className="styleguide-row gap-x-6 py-2">
          <dt>
            <code>{name}</code>{' '}
            <span className="text-muted">({required ? t('required') : t('optional')})</span>
          </dt>
          <dd lang="en">
            <span className="text-muted">{kind}:</span> {explanation}
          </dd>
        </div>
      ))}
    </dl>
  );
}
