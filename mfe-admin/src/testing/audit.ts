import type { AuditEntryResponse } from '@firn/shared-contracts/api';

/** Somebody of the office changed an offer. */
export function anAuditEntry(overrides: Partial<AuditEntryResponse> = {}): AuditEntryResponse {
  const id = overrides.id ?? '018f0000-0000-7000-8000-000000000971';
  return {
    '@id': `/api/audit_entries/${id}`,
    '@type': 'AuditEntry',
    id,
    at: '2026-02-14T11:00:00.000Z',
    action: 'offer.update',
    entity: 'offer',
    label: 'Hochtour',
    actor: 'Vera Admin',
    impersonator: null,
    ip: '203.0.113.7',
    fields: ['title', 'guides'],
    ...overrides,
  };
}
