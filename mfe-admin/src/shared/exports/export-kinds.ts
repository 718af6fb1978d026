import type { ExportKindResponse } from '@firn/shared-contracts/api';
import type { ExportState } from '@firn/shared-contracts/domain';
import { resource } from '@firn/shared-ui/resource';
import type { Tone } from '../tone.ts';

export const EXPORTS_PATH = '/admin/files/exports';

export const exportsOf = resource('exports');
export const exportPlans = resource('export_plans');
export const exportKinds = resource('export_kinds');

export type Kind = ExportKindResponse['id'];

export const EXPORT_TONES: Readonly<Record<ExportState, Tone>> = {
  queued: 'waiting',
  running: 'waiting',
  done: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};
