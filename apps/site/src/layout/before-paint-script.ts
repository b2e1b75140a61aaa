import { choicesScript } from '../ui/theme/reader-choices.ts';
import { oldPageScript } from './old-page/old-page-script.ts';

/**
 * The script that runs before the first paint, so that nothing flashes or shifts. It is inlined in the page. The content
 * security policy allows exactly this text by its hash.
 */
export const beforePaintScript = choicesScript + oldPageScript;
