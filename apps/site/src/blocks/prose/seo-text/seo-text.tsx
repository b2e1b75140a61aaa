import type { Rendered } from '#blocks/rendered.ts';
import { toFragment } from '#blocks/to-fragment.ts';
import type { SeoTextModel } from './seo-text.block.ts';

/** Uses native `details`: it works without JavaScript, and the browser's find-in-page searches its content. */
export function SeoText({ title, label, lead, rest }: Rendered<SeoTextModel>) {
  return (
    <div className={title === undefined ? 'more-text' : 'more-text more-text-titled'}>
      {title !== undefined && <h2>{title}</h2>}
      {toFragment(lead)}
      {rest.length > 0 && (
        <details>
          <summary>{label}</summary>
          <div>{toFragment(rest)}</div>
        </details>
      )}
    </div>
  );
}
