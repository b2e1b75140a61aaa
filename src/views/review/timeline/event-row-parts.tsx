import type { SourceView } from '#blocks/evidence/fact-view.ts';

/** What to know of an entry, in small print. */
export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  return remarks.map((remark) => (
    <p key={remark} className="fact-remark">
      {remark}
    </p>
  ));
}

/** Each audit and incident has its own source, so it is named and linked in full. */
export function RowSource({ source }: { readonly source: SourceView | undefined }) {
  if (!source) return null;
  return (
    <a className="review-source" href={source.url} rel="noopener noreferrer">
      {source.title}
    </a>
  );
}
