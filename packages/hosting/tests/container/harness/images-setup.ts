import { buildImages } from './images.ts';

/** Builds the images once for all test files of the project. */
export default async function setup(): Promise<void> {
  await buildImages();
}
