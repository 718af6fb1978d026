import type { MaterialOrderState } from '@firn/shared-contracts/domain';
import type { Tone } from '../tone.ts';

export const MATERIAL_ORDER_TONES: Readonly<Record<MaterialOrderState, Tone>> = {
  requested: 'waiting',
  reserved: 'waiting',
  handed_out: 'good',
  returned: 'quiet',
  damaged: 'bad',
  lost: 'bad',
  cancelled: 'quiet',
};
