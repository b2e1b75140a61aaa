import { fixtureDist, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';

/**
 * Which site a run of tests looks at; vitest.config.ts says it for each project. Behaviour is tested on the fixture site,
 * so that no edit can break a test; the real one is asked for what must hold whatever editors write.
 */
const isLive = process.env.TESTED_SITE === 'live';

/** The folder of its content, facts and messages. */
export const siteRoot = isLive ? process.cwd() : fixtureRoot;

/** The folder of its build. */
export const dist = isLive ? 'dist' : fixtureDist;
