import { holdChromium } from './browser.ts';

/** The tests of one worker share a Chromium, which ends with the worker; each test opens its own window. */
holdChromium();
