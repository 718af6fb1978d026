import { anActivity, anOffer } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { scalesOf, withoutStrayGrades } from './difficulty.logic.ts';

const mountain = anActivity({ '@id': 'mountain', difficulties: ['hikingDifficulty'] });
const high = anActivity({ '@id': 'high', parent: 'mountain', difficulties: ['mountainTourDifficulty'] });
const ski = anActivity({ '@id': 'ski', difficulties: ['skiDifficulty'] });
const ALL = [mountain, high, ski];

test.each([
  [[], []],
  [['ski'], ['skiDifficulty']],
  [['high'], ['mountainTourDifficulty', 'hikingDifficulty']],
  [
    ['high', 'ski', 'mountain'],
    ['skiDifficulty', 'mountainTourDifficulty', 'hikingDifficulty'],
  ],
  [['unknown'], []],
])('the activities %j are graded on %j', (chosen, scales) => {
  expect([...scalesOf(chosen, ALL)].toSorted()).toEqual(scales.toSorted());
});

test('two activities above each other end', () => {
  const circle = [anActivity({ '@id': 'a', parent: 'b' }), anActivity({ '@id': 'b', parent: 'a' })];
  expect([...scalesOf(['a'], circle)]).toEqual(['mountainTourDifficulty']);
});

describe('a grade whose activity is gone', () => {
  const offer = anOffer({ activities: [high], mountainTourDifficulty: 'WS', skiDifficulty: null });

  test('is cleared with the change', () => {
    expect(withoutStrayGrades({ activities: ['ski'] }, offer, ALL)).toEqual({
      activities: ['ski'],
      mountainTourDifficulty: null,
    });
  });

  test('is not sent when it was given and its activity taken away at once', () => {
    const patch = { activities: ['high'], skiDifficulty: 'ZS' };
    expect(withoutStrayGrades(patch, offer, ALL)).toEqual({ activities: ['high'] });
  });

  test('stays as long as its activity does', () => {
    expect(withoutStrayGrades({ title: 'Neu' }, offer, ALL)).toEqual({ title: 'Neu' });
  });
});
