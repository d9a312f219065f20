import type { AnalyticsConfig, AnalyticsEvents } from '@afterglow/shared-contracts';
import type { AnalyticsSink, BufferedAnalytics } from './buffered-analytics.ts';
import type { ConsentAnswer, ConsentStore } from './consent.ts';

interface StartOptions {
  readonly analytics: BufferedAnalytics;
  readonly config: AnalyticsConfig;
  readonly consent: ConsentStore;
  readonly ask: (onAnswer: (consent: ConsentAnswer) => void) => void;
  readonly local: AnalyticsSink;
  readonly openTag: (tagUrl: string) => AnalyticsSink;
  /** The path that counts as the first page view after consent. */
  readonly path: () => string;
  readonly nameOf: (pathname: string) => string;
}

/**
 * Decides where events go. Without a tag service they stay in the browser, so no consent is needed; with one that
 * needs consent, earlier events are dropped.
 */
export function startAnalytics(options: StartOptions): void {
  const { analytics, config, consent, ask } = options;
  const { tagUrl } = config;
  if (tagUrl === undefined) return analytics.flowTo(namingPages(options.local, options));
  const open = () => analytics.flowTo(namingPages(options.openTag(tagUrl), options));

  function onAnswer(answer: ConsentAnswer) {
    consent.answer(answer);
    if (answer === 'refused') return;
    open();
    analytics.send('page_view', { path: options.path() });
  }

  const answer = config.consent === 'ask' ? consent.get() : 'given';
  switch (answer) {
    case 'given':
      return open();
    case 'refused':
      return analytics.flowTo(drop);
    case 'not-asked':
      analytics.flowTo(drop);
      return ask(onAnswer);
  }
}

function namingPages(sink: AnalyticsSink, { nameOf }: Pick<StartOptions, 'nameOf'>): AnalyticsSink {
  return (name, data) => sink(name, isPageView(data) ? { ...data, name: nameOf(data.path) } : data);
}

function isPageView(data: Parameters<AnalyticsSink>[1]): data is AnalyticsEvents['page_view'] {
  return 'path' in data;
}

function drop(): void {}
