import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { describeMethod } from '../method/method-properties.ts';
import { liveRoot } from './live-site.ts';

const { facts, methodology } = loadCatalog(liveRoot);
const factsDay = datelineOf(facts.providers, facts.vocabulary).checked ?? methodology.published;

/** The number of random changes with which each property is tested. METHOD_RUNS=10000 takes some minutes. */
const runs = Number(process.env.METHOD_RUNS ?? 300);

describeMethod('all providers of this site', facts.providers, methodology, factsDay, runs);
