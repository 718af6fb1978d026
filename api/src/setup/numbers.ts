import { zurichDate } from '@firn/shared-contracts/domain';
import { beginNumbers, FIRST_NUMBER_KINDS } from '../modules/bookings/index.ts';
import type { SetupStep } from './setup-step.ts';

/** Opens the sequences of numbers where the company's former system ended (docs/domain/setup.md#first-numbers). */
export const numbersStep: SetupStep = {
  name: 'numbers',
  async run({ db, plan, now }) {
    const year = Number(zurichDate(now).slice(0, 4));
    let isBegun = false;
    for (const kind of FIRST_NUMBER_KINDS) {
      const first = plan.firstNumbers[kind];
      if (first !== undefined && (await beginNumbers(db, kind, year, first))) isBegun = true;
    }
    return isBegun;
  },
};
