import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { describeMethod } from './method-properties.ts';

const { facts, methodology } = fixtureCatalog();

describeMethod('the fixture site', facts.providers, methodology, fixtureDay, 1000);
