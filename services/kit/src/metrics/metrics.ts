import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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

export interface RequestMeasure {
  readonly operation: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
}

/** Numbers about a running service, in the format that Prometheus reads. */
export interface Metrics {
  gauge(description: GaugeDescription): void;
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
