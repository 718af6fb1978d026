import type {
  AuditEntry,
  DeliveryOverview,
  RemoteDescription,
  VersionHealth,
} from '@firn/shared-contracts/delivery';

export function aHealth(overrides: Partial<VersionHealth> = {}): VersionHealth {
  return { views: 1200, failures: 3, phases: { load: 1200 }, lcp: 1840, inp: 96, ...overrides };
}

export function aDeliveredRemote(overrides: Partial<RemoteDescription> = {}): RemoteDescription {
  return {
    name: 'mfe-booking',
    title: 'Buchen',
    current: '1.1.0',
    since: '2026-02-14T06:30:00.000Z',
    lastKnownGood: '1.0.0',
    canary: null,
    withdrawn: [],
    off: [],
    set: null,
    pages: [{ id: 'booking', path: '/event/:id/buchen', title: 'Buchung' }],
    versions: ['1.2.0', '1.1.0', '1.0.0'],
    health: { '1.1.0': aHealth(), '1.0.0': aHealth({ views: 800, failures: 4, lcp: 2100 }) },
    ...overrides,
  };
}

export function anAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    sequence: 7,
    at: '2026-02-14T06:30:00.000Z',
    actor: 'super@firn.example',
    action: 'promote',
    remote: 'mfe-booking',
    version: '1.1.0',
    from: '1.0.0',
    to: '1.1.0',
    reason: 'Neue Preise',
    ...overrides,
  };
}

export function deliveryAnswers(
  remotes: readonly RemoteDescription[] = [aDeliveredRemote()],
  entries: readonly AuditEntry[] = [anAuditEntry()],
) {
  const overview: DeliveryOverview = { sequence: 7, remotes };
  return { 'GET /delivery/remotes': overview, 'GET /delivery/audit': { entries } };
}
