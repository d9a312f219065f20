/** A program that prepares the sites while other tests run. */
import { prepareSiteData } from './site/site-data.ts';

await prepareSiteData();
