import { anEvent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { gradesOf } from './grades.logic.ts';

test.each([
  ['WS-', 'WS−'],
  ['WS+', 'WS+'],
  ['K3-4', 'K3-4'],
])('%s is shown as %s', (mountainTourDifficulty, grade) => {
  const tour = anEvent({ mountainTourDifficulty, rockClimbingDifficulty: null, skiDifficulty: null });
  expect(gradesOf(tour)).toEqual([{ field: 'mountainTourDifficulty', grade }]);
});
