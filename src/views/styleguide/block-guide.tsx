import Markdoc from '@markdoc/markdoc';
import { useTranslations } from 'use-intl/react';
import type { BlockContract } from '#blocks/block-contract.ts';
import { renderBody } from '#blocks/document/render-body.tsx';
import { exampleSource } from '#blocks/example-source.ts';
import type { SiteContext } from '#site/site-context.ts';
import { AttributeTable } from './attribute-table.tsx';

interface BlockGuideProps {
  readonly contract: BlockContract;
  readonly site: SiteContext;
}

/** One block: what it is for, what it takes, and each example drawn above the text that makes it. */
export function BlockGuide({ contract, site }: BlockGuideProps) {
  return (
    <section id={`block-${contract.name}`} className="mt-16 border-t border-rule pt-4">
      <h2 className="text-24 font-semibold">{contract.name}</h2>
      {/* Contracts speak to authors in English, whatever the language of the page. */}
      <p lang="en" className="mt-2 max-w-prose">
        {contract.summary}
      </p>
      <AttributeTable contract={contract} />
      {contract.examples.map(({ name, source }) => (
        <Example
          key={name}
          id={`${contract.name}: ${name}`}
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
