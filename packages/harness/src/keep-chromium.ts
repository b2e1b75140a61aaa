import { holdChromium } from './browser.ts';

/** Keeps one Chromium for the tests of one worker. It ends with the worker; each test opens its own window. */
holdChromium();
