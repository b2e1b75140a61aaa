import type { Check } from './check.ts';

/** Every language has a file of messages that can be read. */
export const messageFilesValid: Check = ({ messageFiles }) =>
  messageFiles.flatMap(({ problems }) => problems);
