interface BlockNames {
  /** The three forms of the name, such as price-ladder, PriceLadder and priceLadder. */
  readonly id: string;
  readonly pascal: string;
  readonly camel: string;
}

/**
 * Returns the files of a block by name. The example renders the name of a provider, so that every file has code that works.
 */
export function blockTexts(names: BlockNames): Readonly<Record<string, string>> {
  const { id } = names;
  return {
    [`${id}.block.ts`]: declaration(names),
    [`${id}.tsx`]: component(names),
    [`${id}.test.tsx`]: test(names),
  };
}

const declaration = ({
  id,
  pascal,
  camel,
}: BlockNames) => `import { providerName } from '@vpn-site/site/site/provider-by-id.ts';
import type { SiteContext } from '@vpn-site/site/site/site-context.ts';
import { block } from '../../block.ts';

export const ${camel}Block = block({
  name: '${id}',
  summary: 'TODO: what it shows, in one sentence for authors.',
  attributes: {
    provider: {
      kind: 'provider',
      required: true,
      explanation: 'the provider, by the name of its file in facts/providers.',
    },
  },
  body: 'none',
  select: ({ provider }, site) => select${pascal}(provider, site),
  examples: [{ name: 'One provider', source: '{% ${id} provider="@1" /%}' }],
});

export interface ${pascal}Model {
  readonly name: string;
}

function select${pascal}(provider: string, site: SiteContext): ${pascal}Model {
  return { name: providerName(provider, site) };
}
`;

const component = ({ id, pascal }: BlockNames) => `import type { ${pascal}Model } from './${id}.block.ts';

export function ${pascal}({ name }: ${pascal}Model) {
  return <p>{name}</p>;
}
`;

const test = ({ id, pascal, camel }: BlockNames) => `import { describe, expect, test } from 'vitest';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { ${camel}Block } from './${id}.block.ts';
import { ${pascal} } from './${id}.tsx';

describe('${id}', () => {
  test.each(localeCodes)('names the provider in %s', (locale) => {
    const model = ${camel}Block.select({ provider: 'alder' }, testContext(locale), []);
    expect(renderHtml(<${pascal} {...model} />, locale)).toBe('<p>Alder VPN</p>');
  });

  test('somebody has said what it is for', () => {
    expect(${camel}Block.summary).not.toContain('TODO');
  });
});
`;
