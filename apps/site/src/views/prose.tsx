import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { type RenderedSection, renderSections } from '#blocks/document/render-body.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { EmptyText, isEmptyText } from './empty-text.tsx';

interface ProseProps {
  readonly body: Node | undefined;
  readonly site: SiteContext;
  /** The table of contents, shown under the opening. */
  readonly contents?: ReactNode;
  /** The number of sections that are open at first; by default all. */
  readonly open?: number | undefined;
}

/** The body of a document as sections with headings at the side; a placeholder if nothing is written yet. */
export function Prose({ body, site, contents, open }: ProseProps) {
  if (!body || isEmptyText(body)) return <EmptyText />;
  const sections = renderSections(body, site);
  const opening = sections.find(({ heading }) => heading === undefined);
  return (
    <>
      {opening && <Opening contents={contents}>{opening.content}</Opening>}
      <ProseSections sections={sections} open={open} />
    </>
  );
}

interface ProseSectionsProps extends Pick<ProseProps, 'open'> {
  readonly sections: readonly RenderedSection[];
}

/** The sections of a body, each with its heading at the side. */
function ProseSections({ sections, open = sections.length }: ProseSectionsProps) {
  return sections
    .filter(({ heading }) => heading !== undefined)
    .map(({ id, heading, content }, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
      <SideHead key={position} id={id} heading={heading} isFolded={position >= open}>
        <div className="prose">{content}</div>
      </SideHead>
    ));
}

function Opening({ contents, children }: Pick<ProseProps, 'contents'> & { readonly children: ReactNode }) {
  if (contents === undefined) return <div className="prose">{children}</div>;
  return (
    <div className="opening">
      <div className="prose lede">{children}</div>
      {contents}
    </div>
  );
}
