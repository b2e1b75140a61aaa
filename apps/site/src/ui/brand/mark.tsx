/** The owner's logo, as the content of an SVG. */
export interface CustomLogo {
  readonly viewBox: string;
  readonly body: string;
}

export interface MarkProps {
  /** The owner's logo. If undefined, the project's logo is used. */
  readonly mark?: CustomLogo | undefined;
}

/**
 * The logo at 24 by 24, in the text color: the owner's logo. The default is a half-shaded disc, for what a VPN hides and
 * what it does not.
 */
export function Mark({ mark }: MarkProps) {
  if (mark) {
    return (
      <svg
        aria-hidden="true"
        viewBox={mark.viewBox}
        width="24"
        height="24"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes alone, read and written out again by packages/core/src/site/brand-mark.ts
        dangerouslySetInnerHTML={{ __html: mark.body }}
      />
    );
  }
  return (
    <>
      <circle cx="12" cy="12" r="9.75" fill="none" stroke="currentColor" strokeWidth="2.75" />
      <path d="M12 2a10 10 0 0 0 0 20z" fill="currentColor" />
    </>
  );
}
