import { fixtureDist, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';

/**
 * Whether a test run uses the real site; vitest.config.ts sets this for each project. Behavior is tested on the fixture
 * site, so that no edit can break a test. The real site is tested only for rules that must hold whatever editors write.
 */
const isLive = process.env.TESTED_SITE === 'live';

/** The folder of the tested site's content, facts and messages. */
export const siteRoot = isLive ? process.cwd() : fixtureRoot;

/** The folder of the tested site's build. */
export const dist = isLive ? 'dist' : fixtureDist;
