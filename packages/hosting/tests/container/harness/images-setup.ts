import { buildImages } from './images.ts';

/** Once for all files of the project. */
export default async function setup(): Promise<void> {
  await buildImages();
}
