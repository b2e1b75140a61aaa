/** Saves a calendar file that the browser has written. */
export function saveCalendar(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked later, because browsers read the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
