import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { switching as form } from '@firn/shared-ui/remote';
import { switching as booking } from '../features/booking/index.ts';

/** The booking form carries its draft itself; the forms of the other pages are the house's. One page is open at a time. */
export const switching: Pick<RemoteLifecycles, 'canSwitch' | 'snapshot' | 'restore'> = {
  canSwitch: () => {
    const answers = [booking.canSwitch(), form.canSwitch()];
    return (['never', 'after-save'] as const).find((answer) => answers.includes(answer)) ?? 'now';
  },
  snapshot: () => booking.snapshot() ?? form.snapshot(),
  restore: (state) => {
    booking.restore(state);
    form.restore(state);
  },
};
