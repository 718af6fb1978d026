import type { Canary } from '@firn/shared-contracts/delivery';

const WIDTH = 20;
const EVERYBODY = 100;

/** A share of the visitors as 20 blocks: `██░░░░░░░░░░░░░░░░░░`. The smallest share still shows. */
export function canaryBar(percent: number): string {
  const share = Math.round((percent / EVERYBODY) * WIDTH);
  const filled = percent > 0 ? Math.max(1, share) : 0;
  return '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
}

/** Who gets a version on trial: `25 % of the visitors and staff`. */
export function shareText({ percent, staff }: Pick<Canary, 'percent' | 'staff'>): string {
  return [percent > 0 ? `${percent} % of the visitors` : '', staff ? 'staff' : '']
    .filter(Boolean)
    .join(' and ');
}
