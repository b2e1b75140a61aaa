import { readerDay } from '#browser/reader-day.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';

/** Writes the current year into the footer, because a page may have been built in an earlier year. */
export function showCurrentYear(today = readerDay(), page: ParentNode = document): void {
  const year = today.slice(0, 4);
  for (const line of page.querySelectorAll(selector('data-year'))) {
    const built = hookValue(line, 'data-year');
    if (built !== undefined && built < year) line.textContent = (line.textContent ?? '').replace(built, year);
  }
}
