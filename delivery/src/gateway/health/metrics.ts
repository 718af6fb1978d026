import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RegistryDocument } from '../../registry/registry-document.ts';

function registryGauges(registers: Registry[]) {
  return {
    sequence: new Gauge({
      name: 'firn_registry_sequence',
      help: 'Sequence number of the registry this gateway serves.',
      registers,
    }),
    registryStoreUp: new Gauge({
      name: 'firn_registry_store_up',
      help: '1 while the registry store answers and is whole; at 0 the last registry seen is served.',
      registers,
    }),
    releaseLive: new Gauge({
      name: 'firn_release_live',
      help: 'Versions visitors get or fall back to, each 1.',
      labelNames: ['remote', 'version', 'role'] as const,
      registers,
    }),
  };
}

/** Names of releases in labels come from the live set only, never from outside. */
export function createMetrics(registry: Registry) {
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
      help: 'Time of a server render, waiting for the process included, by release.',
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
    lcp: new Histogram({
      name: 'firn_lcp_seconds',
      help: 'Largest Contentful Paint as tabs report it, by release.',
      labelNames: ['remote', 'version'] as const,
      buckets: [0.25, 0.5, 1, 1.5, 2, 2.5, 4, 6, 10],
      registers,
    }),
    inp: new Histogram({
      name: 'firn_inp_seconds',
      help: 'Interaction to Next Paint as tabs report it, by release.',
      labelNames: ['remote', 'version'] as const,
      buckets: [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
      registers,
    }),
    backendRequests: new Counter({
      name: 'firn_backend_requests_total',
      help: 'Requests below /x by remote and outcome: answered, or why not.',
      labelNames: ['remote', 'outcome'] as const,
      registers,
    }),
    automaticRollbacks: new Counter({
      name: 'firn_automatic_rollbacks_total',
      help: 'Versions this gateway took back by itself, trials that it ended among them.',
      labelNames: ['remote'] as const,
      registers,
    }),
    ...registryGauges(registers),
    eventStreams: new Gauge({
      name: 'firn_event_streams',
      help: 'Open tabs connected to /delivery/events.',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Sets which versions are live; those that were live before are removed. */
export function describeLive({ releaseLive }: Metrics, document: RegistryDocument): void {
  releaseLive.reset();
  for (const [remote, { current, canary, lastKnownGood }] of Object.entries(document.remotes)) {
    const roles = { current, canary: canary?.version, 'last-known-good': lastKnownGood };
    for (const [role, version] of Object.entries(roles)) {
      if (version) releaseLive.set({ remote, version, role }, 1);
    }
  }
}
