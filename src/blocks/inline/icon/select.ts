import type { IconName } from '#ui/icons/icon-table.ts';
import type { BlockAttributes } from '../../block-contract.ts';

export interface ContentIconModel {
  readonly name: IconName;
  /** What it says where it stands for a word; undefined beside one. */
  readonly label: string | undefined;
}

/** The checks refuse a name that is not registered before a page is drawn. */
export function selectContentIcon({ name, label }: BlockAttributes): ContentIconModel {
  return { name: name as IconName, label: label as string | undefined };
}
