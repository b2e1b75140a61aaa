import type { Drawn } from '#blocks/drawn.ts';
import { inOrder } from '#blocks/in-order.ts';
import type { SeoTextModel } from './seo-text.block.ts';

/** Uses native `details`: it works without JavaScript, and the browser's find-in-page searches its content. */
export function SeoText({ title, label, lead, rest }: Drawn<SeoTextModel>) {
  return (
    <div className={title === undefined ? 'more-text' : 'more-text more-text-titled'}>
      {title !== undefined && <h2>{title}</h2>}
      {inOrder(lead)}
      {rest.length > 0 && (
        <details>
          <summary>{label}</summary>
          <div>{inOrder(rest)}</div>
        </details>
      )}
    </div>
  );
}
