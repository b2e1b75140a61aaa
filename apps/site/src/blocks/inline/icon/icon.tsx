import { Icon } from '#ui/icons/icon.tsx';
import type { ContentIconModel } from './icon.block.ts';

/** An icon in prose, as tall as a capital letter and on the baseline, so that it reads like a letter. */
export function ContentIcon({ name, label }: ContentIconModel) {
  const drawing = <Icon name={name} className="content-icon" />;
  if (label === undefined) return drawing;
  return (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  );
}
