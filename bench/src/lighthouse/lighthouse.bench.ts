import { API_PREFIX, mixPath, mixSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { Bench } from '../bench.ts';
import { median } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import { withSite } from '../running-site/with-site.ts';
import { log } from '../say.ts';
import { auditPage } from './audit-page.ts';
import type { AuditedPage } from './audited-page.ts';
import { lighthouseSummary, type PageFinding } from './lighthouse-summary.ts';

/** As Lighthouse advises: the median of five. */
const LOOKS = 5;
const TO_REACH = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 } as const;

export const lighthouse: Bench = {
  name: 'lighthouse',
  about: 'what Lighthouse finds on the home page, the page of a mix and the sign-up, as on a phone (6 min)',
  isLong: true,
  run: () =>
    withSite(async ({ url }) => {
      const measurement = beginMeasurement('lighthouse');
      const mix = await pathOfLatestMix(url);
      const { chromium } = await auditPage(url); // covers and pages are rendered on their first request
      const findings = [
        await lookAt('home', '/', url),
        await lookAt('mix', mix, url),
        // It is not indexed, which Lighthouse counts against its SEO.
        await lookAt('sign-up', '/auth/signup', url),
      ];
      measurement.finish({
        versions: { chromium, ...(await liveVersions(url)) },
        found: { toReach: TO_REACH, findings },
        summary: lighthouseSummary(findings),
      });
    }),
};

async function lookAt(name: string, path: string, siteUrl: string): Promise<PageFinding> {
  const looks: AuditedPage[] = [];
  while (looks.length < LOOKS) {
    const { page } = await auditPage(new URL(path, siteUrl).href);
    looks.push(page);
    log(`${name}: ${JSON.stringify(page.scores)}, machine ${page.machineIndex}`);
  }
  const performances = looks.map(({ scores }) => scores.performance);
  const middle = looks.find(({ scores }) => scores.performance === median(performances));
  if (!middle) throw new Error('Nothing was looked at.');
  return { name, path, page: middle, performances };
}

async function pathOfLatestMix(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}${API_PREFIX}/mixes?limit=1`);
  const [mix] = z.array(mixSchema).parse(await response.json());
  if (!mix) throw new Error('There is no mix to look at.');
  return mixPath(mix.id);
}
