/** The address of the page, for print, because paper has no address bar. */
export function PrintNote({ note }: { readonly note: string }) {
  return <p className="hidden print:mb-4 print:block print:text-14 print:text-muted">{note}</p>;
}
