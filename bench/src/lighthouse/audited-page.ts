import * as z from 'zod/mini';
import { rounded, sumOf } from '../results/statistics.ts';

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

export interface AuditedPage {
  readonly scores: Scores;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
  readonly speedIndexMs: number;
  /** Lighthouse's benchmark of the machine: on another, or a busy one, the same page has other points. */
  readonly machineIndex: number;
  /** Every audit with a weight that is not perfect. */
  readonly lost: readonly { readonly category: string; readonly audit: string; readonly points: number }[];
  /** The main thread's work, in milliseconds of the slowed processor. */
  readonly mainThread: Readonly<Record<string, number>>;
}

const categorySchema = z.object({
  title: z.string(),
  score: z.nullable(z.number()),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const auditSchema = z.object({ score: z.nullable(z.number()), numericValue: z.optional(z.number()) });
const reportSchema = z.object({
  lighthouseVersion: z.string(),
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.object({
    performance: categorySchema,
    accessibility: categorySchema,
    'best-practices': categorySchema,
    seo: categorySchema,
  }),
  audits: z.record(z.string(), auditSchema),
});
const workSchema = z.object({
  details: z.object({ items: z.array(z.object({ groupLabel: z.string(), duration: z.number() })) }),
});
type Report = z.infer<typeof reportSchema>;

const TO_POINTS = 100;
const WORK = 'mainthread-work-breakdown';

/** Reads Lighthouse's own report. Throws when it could not audit the page. */
export function readReport(given: { readonly audits: Readonly<Record<string, unknown>> }): AuditedPage {
  const report = reportSchema.parse(given);
  if (report.runtimeError) throw new Error(`Lighthouse could not look at the page: ${report.runtimeError.message}`);
  const { categories } = report;
  const valueOf = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: pointsOf(categories.performance.score),
      accessibility: pointsOf(categories.accessibility.score),
      bestPractices: pointsOf(categories['best-practices'].score),
      seo: pointsOf(categories.seo.score),
    },
    firstPaintMs: Math.round(valueOf('first-contentful-paint')),
    largestPaintMs: Math.round(valueOf('largest-contentful-paint')),
    blockedMs: Math.round(valueOf('total-blocking-time')),
    layoutShift: rounded(valueOf('cumulative-layout-shift'), 3),
    speedIndexMs: Math.round(valueOf('speed-index')),
    machineIndex: Math.round(report.environment.benchmarkIndex),
    lost: Object.values(categories).flatMap((category) => lostIn(category, report)),
    mainThread: mainThreadOf(given.audits[WORK]),
  };
}

function pointsOf(score: number | null): number {
  return Math.round((score ?? 0) * TO_POINTS);
}

function lostIn({ title, auditRefs }: z.infer<typeof categorySchema>, { audits }: Report): AuditedPage['lost'] {
  const counted = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null);
  const all = sumOf(counted.map(({ weight }) => weight));
  return counted.flatMap(({ id, weight }) => {
    const points = rounded(((1 - (audits[id]?.score ?? 0)) * weight * TO_POINTS) / all, 1);
    return points === 0 ? [] : [{ category: title, audit: id, points }];
  });
}

function mainThreadOf(audit: unknown): AuditedPage['mainThread'] {
  const { items } = workSchema.parse(audit).details;
  return Object.fromEntries(items.map(({ groupLabel, duration }) => [groupLabel, Math.round(duration)]));
}
