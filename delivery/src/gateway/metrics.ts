import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Names of releases in labels come from the live set only, never from outside. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    pages: new Counter({
      name: 'firn_pages_total',
      help: 'HTML answers by status and by how the region was drawn.',
      labelNames: ['status', 'region'] as const,
      registers,
    }),
    pageSeconds: new Histogram({
      name: 'firn_page_seconds',
      help: 'Time to assemble an HTML answer.',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'firn_render_seconds',
      help: 'Time of a server render, waiting for the thread included, by release.',
      labelNames: ['remote', 'version'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5],
      registers,
    }),
    renderFailures: new Counter({
      name: 'firn_render_failures_total',
      help: 'Server renders that failed, by release and reason.',
      labelNames: ['remote', 'version', 'reason'] as const,
      registers,
    }),
    beacons: new Counter({
      name: 'firn_beacons_total',
      help: 'Reports from tabs, by release and phase.',
      labelNames: ['remote', 'version', 'phase'] as const,
      registers,
    }),
    sequence: new Gauge({
      name: 'firn_registry_sequence',
      help: 'Sequence number of the registry this gateway serves.',
      registers,
    }),
    eventStreams: new Gauge({
      name: 'firn_event_streams',
      help: 'Open tabs connected to /delivery/events.',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
