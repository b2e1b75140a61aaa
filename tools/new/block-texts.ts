interface BlockNames {
  /** price-ladder, PriceLadder and priceLadder. */
  readonly id: string;
  readonly pascal: string;
  readonly camel: string;
}

/** The files of a block by name. It draws the name of a provider, so that every part has something to do. */
export function blockTexts(names: BlockNames): Readonly<Record<string, string>> {
  const { id } = names;
  return {
    'contract.ts': contract(names),
    'select.ts': select(names),
    [`${id}.tsx`]: view(names),
    [`${id}.test.ts`]: test(names),
  };
}

const contract = ({
  id,
  pascal,
  camel,
}: BlockNames) => `import type { BlockContract } from '../../block-contract.ts';
import { type ${pascal}Model, select${pascal} } from './select.ts';

export const ${camel}Contract: BlockContract<${pascal}Model> = {
  name: '${id}',
  component: '${pascal}',
  summary: 'TODO: what it shows, in one sentence for authors.',
  attributes: {
    provider: { kind: 'provider', required: true, explanation: 'the provider, such as "mullvad".' },
  },
  body: 'none',
  select: ({ provider }, site) => select${pascal}(String(provider), site),
  examples: [{ name: 'One provider', source: '{% ${id} provider="@1" /%}' }],
};
`;

const select = ({ pascal }: BlockNames) => `import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface ${pascal}Model {
  readonly name: string;
}

export function select${pascal}(provider: string, site: SiteContext): ${pascal}Model {
  return { name: providerName(provider, site) };
}
`;

const view = ({ pascal }: BlockNames) => `import type { ${pascal}Model } from './select.ts';

export function ${pascal}({ name }: ${pascal}Model) {
  return <p>{name}</p>;
}
`;

const test = ({ id, pascal, camel }: BlockNames) => `import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { testContext } from '#fixtures/test-context.ts';
import { ${camel}Contract } from './contract.ts';
import { select${pascal} } from './select.ts';

describe('${id}', () => {
  test.each(localeCodes)('names the provider in %s', (locale) => {
    expect(select${pascal}('alder', testContext(locale))).toEqual({ name: 'Alder VPN' });
  });

  test('somebody has said what it is for', () => {
    expect(${camel}Contract.summary).not.toContain('TODO');
  });
});
`;
