import type { ExportPlanResponse, ExportResponse } from '../../api/exports.ts';
import { id } from './id.ts';

const asked = {
  kind: 'bookings',
  format: 'csv',
  filters: {},
  columns: ['bookingNumber', 'event'],
  createdBy: 'Vera Admin',
  createdAt: '2026-02-14T08:00:00.000Z',
} as const;

export function anExport(overrides: Partial<ExportResponse> = {}): ExportResponse {
  return {
    '@id': `/api/exports/${id(191)}`,
    '@type': 'Export',
    id: id(191),
    ...asked,
    columns: [...asked.columns],
    state: 'done',
    progress: 100,
    written: 128,
    total: 128,
    bytes: 20_480,
    problem: null,
    isPlanned: false,
    finishedAt: '2026-02-14T08:00:02.000Z',
    expiresAt: '2026-02-21T08:00:02.000Z',
    fileUrl: `/api/exports/${id(191)}/file`,
    ...overrides,
  };
}

export function anExportPlan(overrides: Partial<ExportPlanResponse> = {}): ExportPlanResponse {
  return {
    '@id': `/api/export_plans/${id(192)}`,
    '@type': 'ExportPlan',
    id: id(192),
    ...asked,
    columns: [...asked.columns],
    weekday: 1,
    nextOn: '2026-02-16',
    ...overrides,
  };
}
