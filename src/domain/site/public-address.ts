/** Names that lead to nobody but whoever runs the machine. */
const own = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether others can read a site at this address: then it owes its readers what a trial on one machine does not. */
export function isPublicAddress(siteUrl: string): boolean {
  return !own.test(new URL(siteUrl).hostname);
}
