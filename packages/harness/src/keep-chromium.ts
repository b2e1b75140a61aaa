import { holdChromium } from './browser.ts';

/** The tests of one worker share a Chromium, which ends with it: each opens a window of its own. */
holdChromium();
