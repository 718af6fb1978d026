import { describe, expect, test } from '@jest/globals';
import { reachesLevel } from './qualification.ts';
import type { GuideLevel } from './states.ts';

describe('a guide reaches the level an event requires', () => {
  test.each<[GuideLevel | null, GuideLevel | null, boolean]>([
    [null, null, true],
    ['hikingTeacher1', null, true],
    [null, 'guide1', false],
    ['guide3', 'guide3', true],
    ['guide4', 'guide3', true],
    ['guide2', 'guide3', false],
    ['guide1', 'guide1+', true],
    ['guide1+', 'guide1', false],
    ['aspirant4', 'guide1', false],
    ['guide6', 'aspirant1', false],
    ['aspirant3', 'aspirant2', true],
    ['climbingTeacher4', 'hikingTeacher1', false],
    ['climbingTeacher2', 'climbingTeacher3', false],
    ['partner', 'partner', true],
    ['guide6', 'partner', false],
    ['partner', 'guide1', false],
  ])('%s for %s: %s', (level, required, reached) => {
    expect(reachesLevel(level, required)).toBe(reached);
  });
});
