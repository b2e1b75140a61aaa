/** The names that documents use for the scenes in scenes.tsx. */
export const sceneNames = [
  'choose',
  'receipt',
  'weigh',
  'owners',
  'leak',
  'audit',
  'android',
  'iphone',
  'windows',
  'mac',
  'tv',
  'router',
  'tunnel',
  'protocols',
  'refund',
  'home-address',
  'gaming',
  'speed',
  'trouble',
  'police',
] as const;

export type SceneName = (typeof sceneNames)[number];

export function isSceneName(name: unknown): name is SceneName {
  return sceneNames.some((known) => known === name);
}
