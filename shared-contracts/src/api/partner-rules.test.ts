import { expect, test } from '@jest/globals';
import { partnerViolations } from './partner-rules.ts';

test.each([
  [10, null, 0],
  [null, 500, 0],
  [0, null, 0],
  [null, null, 1],
  [10, 500, 1],
])(
  '%p percent and %p Rappen a person: %p complaints',
  (commissionPercent, commissionPerPerson, complaints) => {
    expect(partnerViolations({ commissionPercent, commissionPerPerson })).toHaveLength(complaints);
  },
);
