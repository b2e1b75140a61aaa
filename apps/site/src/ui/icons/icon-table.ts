/**
 * All icons of the site, by the name that content and code use. The value is the icon set and the name of the icon in it.
 */
export const iconTable = {
  // Features
  'check-circle': 'lucide:circle-check',
  minus: 'lucide:minus',
  'thumbs-up': 'lucide:thumbs-up',
  'thumbs-down': 'lucide:thumbs-down',
  lightning: 'lucide:zap',
  plus: 'lucide:plus',
  speedometer: 'lucide:gauge',
  star: 'lucide:star',
  tag: 'lucide:tag',
  trophy: 'lucide:trophy',
  tv: 'lucide:tv',
  'x-circle': 'lucide:circle-x',
  // Topics
  gamepad: 'lucide:gamepad-2',
  globe: 'lucide:globe',
  movie: 'lucide:clapperboard',
  rocket: 'lucide:rocket',
  server: 'lucide:server',
  shield: 'lucide:shield',
  undo: 'lucide:undo-2',
  'download-cloud': 'lucide:cloud-download',
  gift: 'lucide:gift',
  'apps-grid': 'lucide:layout-grid',
  // Social networks
  linkedin: 'simple-icons:linkedin',
  mastodon: 'simple-icons:mastodon',
  // Platforms
  android: 'simple-icons:android',
  apple: 'simple-icons:apple',
  windows: 'simple-icons:windows',
  linux: 'simple-icons:linux',
  'fire-tv': 'simple-icons:amazonfiretv',
  'apple-tv': 'simple-icons:appletv',
  chrome: 'simple-icons:googlechrome',
  firefox: 'simple-icons:firefoxbrowser',
  router: 'lucide:router',
  // Menu
  'badge-check': 'lucide:badge-check',
  'git-compare': 'lucide:git-compare',
  'book-open': 'lucide:book-open',
  wrench: 'lucide:wrench',
  newspaper: 'lucide:newspaper',
  info: 'lucide:info',
  lock: 'lucide:lock-keyhole',
  cable: 'lucide:cable',
  menu: 'lucide:menu',
  close: 'lucide:x',
  search: 'lucide:search',
  'chevron-down': 'lucide:chevron-down',
  // Providers
  mullvad: 'simple-icons:mullvad',
  'proton-vpn': 'simple-icons:protonvpn',
  nordvpn: 'simple-icons:nordvpn',
  surfshark: 'simple-icons:surfshark',
  expressvpn: 'simple-icons:expressvpn',
  'private-internet-access': 'simple-icons:privateinternetaccess',
  // Streaming services
  netflix: 'simple-icons:netflix',
  'bbc-iplayer': 'simple-icons:bbciplayer',
  itvx: 'simple-icons:itvx',
  // Signs
  partly: 'lucide:circle-minus',
  unknown: 'lucide:circle-help',
  clock: 'lucide:clock',
  'arrow-out': 'lucide:arrow-up-right',
  warning: 'lucide:triangle-alert',
  check: 'lucide:check',
  list: 'lucide:list',
  // Needs
  wifi: 'lucide:wifi',
  'eye-off': 'lucide:eye-off',
  footprints: 'lucide:footprints',
  'arrows-down-up': 'lucide:arrow-down-up',
  ban: 'lucide:ban',
  briefcase: 'lucide:briefcase',
  key: 'lucide:key-round',
  calendar: 'lucide:calendar-clock',
  plane: 'lucide:plane',
  // Links in the menu
  sliders: 'lucide:sliders-horizontal',
  network: 'lucide:network',
  'file-check': 'lucide:file-check-2',
  coins: 'lucide:coins',
  receipt: 'lucide:receipt-text',
} as const;

export type IconName = keyof typeof iconTable;

export const iconNames = Object.keys(iconTable) as IconName[];

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconTable, name);
}
