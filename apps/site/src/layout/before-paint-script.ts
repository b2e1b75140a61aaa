import { choicesScript } from '../ui/theme/reader-choices.ts';
import { oldPageScript } from './old-page/old-page-script.ts';

/**
 * Runs before the first paint, so that nothing flashes or moves. It stands in the page itself; the server allows exactly
 * this text by its hash.
 */
export const beforePaintScript = choicesScript + oldPageScript;
