import { afterAll } from 'vitest';
import { holdChromium } from './browser.ts';

/** The tests of one file share a Chromium, even where each opens a window of its own. */
afterAll(holdChromium());
