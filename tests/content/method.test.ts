import { loadCatalog } from '#catalog/catalog.ts';
import { datelineOf } from '#domain/provider/dateline.ts';
import { describeMethod } from '../method/method-properties.ts';
import { liveRoot } from './live-site.ts';

const { facts, methodology } = loadCatalog(liveRoot);
const factsDay = datelineOf(facts.providers, facts.vocabulary).checked ?? methodology.published;

describeMethod('all providers of this site', facts.providers, methodology, factsDay, 300);
