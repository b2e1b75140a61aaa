/** Icons of the top level, by English label. The last five are defined for groups that the menu may get. */
const topLevelIcons: Readonly<Record<string, string>> = {
  'Best VPNs': 'star',
  'VPN Reviews': 'badge-check',
  'VPN Comparisons': 'git-compare',
  'How-To Guides': 'book-open',
  'Security & Privacy': 'shield',
  Countries: 'globe',
  Tools: 'wrench',
  Deals: 'tag',
  Blog: 'newspaper',
  About: 'info',
};

export function topLevelIcon(englishLabel: string | undefined): string | undefined {
  if (englishLabel === undefined || !Object.hasOwn(topLevelIcons, englishLabel)) return undefined;
  return topLevelIcons[englishLabel];
}
