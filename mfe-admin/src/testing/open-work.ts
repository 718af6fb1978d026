import type { OpenWorkItem, OpenWorkResponse } from '@firn/shared-contracts/api';
import { WORK_KINDS, type WorkKind } from '@firn/shared-contracts/domain';

export function anOpenWorkItem(overrides: Partial<OpenWorkItem> = {}): OpenWorkItem {
  return {
    '@id': '/api/events/018f0000-0000-7000-8000-000000000501',
    id: '018f0000-0000-7000-8000-000000000501',
    code: 'E-101-1',
    label: 'Allalinhorn über den Hohlaubgrat',
    detail: null,
    day: '2026-02-13',
    offer: '/api/offers/018f0000-0000-7000-8000-000000000601',
    ...overrides,
  };
}

/** Open work of these numbers, each with one item; nothing of the other kinds. */
export function openWork(
  counts: Readonly<Partial<Record<WorkKind, number>>> = {},
  item: Partial<OpenWorkItem> = {},
): OpenWorkResponse {
  const groups = WORK_KINDS.map((kind) => {
    const count = counts[kind] ?? 0;
    return { kind, count, items: count > 0 ? [anOpenWorkItem(item)] : [] };
  });
  return { '@id': '/api/open-work', '@type': 'OpenWork', groups };
}
