import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A value of a gauge, with the labels that distinguish it from the others. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A number that goes up and down, and how it is read. */
export interface GaugeDescription {
  /** Without the common prefix, for example `live_listeners`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Called at every scrape. When it fails, the samples are omitted. */
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

/** A number that only grows while the process lives. */
export interface CounterDescription {
  /** Without the common prefix; ends in `_total`. */
  readonly name: string;
  readonly help: string;
  /** The label, with all its values: each is there from the start, so that an alert sees the first increase. */
  readonly label: string;
  readonly values: readonly string[];
}

export interface RequestMeasure {
  readonly operation: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
}

/** Numbers about a running service, in the format that Prometheus reads. */
export interface Metrics {
  gauge(description: GaugeDescription): void;
  /** Returns what counts one event. Parts that share a counter describe it alike. */
  counter(description: CounterDescription): (value: string) => void;
  observeRequest(measure: RequestMeasure): void;
  readonly contentType: string;
  text(): Promise<string>;
}

const PREFIX = 'afterglow_';
const MS_PER_SECOND = 1_000;
const BUCKETS_SECONDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** `ofProcess` adds Node's own metrics: memory, processor time, event-loop delay, garbage collection. Once per process. */
export function createMetrics({ ofProcess = false }: { readonly ofProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Time from a request to the end of its answer, by the operation or the route that served it.',
    labelNames: ['operation', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    gauge: (description) => addGauge(registry, description),
    counter: (description) => addCounter(registry, description),
    observeRequest: ({ operation, method, status, durationMs }) =>
      requests.observe({ operation, method, status }, durationMs / MS_PER_SECOND),
  };
}

function addGauge(registry: Registry, { name, help, labels = [], read }: GaugeDescription): void {
  new Gauge({
    name: `${PREFIX}${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      this.reset();
      // Without labels that leaves a zero, a value that was never read.
      if (labels.length === 0) this.remove();
      const samples = await (async () => read())().catch(() => []);
      for (const sample of samples) this.set({ ...sample.labels }, sample.value);
    },
  });
}

function addCounter(registry: Registry, { name, help, label, values }: CounterDescription): (value: string) => void {
  const fullName = `${PREFIX}${name}`;
  const existing = registry.getSingleMetric(fullName);
  const counter =
    existing instanceof Counter
      ? existing
      : new Counter({ name: fullName, help, labelNames: [label], registers: [registry] });
  for (const value of values) counter.inc({ [label]: value }, 0);
  return (value) => counter.inc({ [label]: value });
}
