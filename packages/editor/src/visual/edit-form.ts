import { type Locale, locales } from '@vpn-site/core/locale/locale-table.ts';
import { acceptedNames, isListKind } from '@vpn-site/site/blocks/attribute-kinds.ts';
import type { Block, BlockAttribute } from '@vpn-site/site/blocks/block.ts';
import { blocks } from '@vpn-site/site/blocks/blocks.ts';
import type { SiteContext } from '@vpn-site/site/site/site-context.ts';

/** The forms of the visual editor. They are plain data, because both the browser and the server need them. */
export interface EditForm {
  readonly collections: readonly CollectionForm[];
  readonly blocks: readonly BlockForm[];
}

/** The documents of one kind in one language. */
export interface CollectionForm {
  readonly name: string;
  readonly label: string;
  readonly language: string;
  /** The folder in the workspace. */
  readonly folder: string;
}

export interface BlockForm {
  readonly name: string;
  readonly summary: string;
  readonly wrapsText: boolean;
  readonly fields: readonly FieldForm[];
}

export interface FieldForm {
  readonly name: string;
  readonly explanation: string;
  readonly kind: 'text' | 'flag' | 'choice' | 'choices';
  readonly isRequired: boolean;
  /** The allowed values; empty if any text is allowed. */
  readonly names: readonly string[];
}

export function editForm(kinds: readonly string[], site: SiteContext): EditForm {
  return {
    collections: locales.flatMap((locale) => kinds.map((kind) => collectionForm(kind, locale))),
    blocks: blocks.map((block) => blockForm(block, site)),
  };
}

function collectionForm(kind: string, { code, name: language }: Locale): CollectionForm {
  const label = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  return { name: `${kind}-${code}`, label, language, folder: `${code}/${kind}` };
}

function blockForm({ name, summary, attributes, body }: Block, site: SiteContext): BlockForm {
  return {
    name,
    summary,
    wrapsText: body !== 'none',
    fields: Object.entries(attributes).map(([attribute, contract]) => fieldForm(attribute, contract, site)),
  };
}

function fieldForm(name: string, attribute: BlockAttribute, site: SiteContext): FieldForm {
  const { kind, required: isRequired = false, explanation } = attribute;
  const names = acceptedNames(kind, site);
  return { name, explanation, isRequired, kind: fieldKind(kind, names), names: names ?? [] };
}

function fieldKind(kind: BlockAttribute['kind'], names: readonly string[] | undefined): FieldForm['kind'] {
  if (kind === 'flag') return 'flag';
  if (!names) return 'text';
  return isListKind(kind) ? 'choices' : 'choice';
}
