/** Paper has no address bar: this line stands in for it, and nowhere else. */
export function PrintNote({ note }: { readonly note: string }) {
  return <p className="hidden print:mb-4 print:block print:text-14 print:text-muted">{note}</p>;
}
