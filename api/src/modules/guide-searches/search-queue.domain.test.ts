import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerUntil, type Listed, nextMove, turnOf, usualHours } from './search-queue.domain.ts';

const AT = new Date('2026-02-14T09:00:00Z');
const START = new Date('2026-03-07T07:00:00Z');
const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);

const WAITING: Listed = { assignment: null, until: null, isPassed: false };
const AWAITED: Listed = { assignment: 'asked', until: later(1), isPassed: false };
const LATE: Listed = { assignment: 'asked', until: AT, isPassed: false };
const NO: Listed = { assignment: 'declined', until: later(1), isPassed: false };
const OFF: Listed = { assignment: 'withdrawn', until: later(1), isPassed: false };
const PASSED: Listed = { assignment: null, until: null, isPassed: true };

const situation = { at: AT, start: START, takesPlace: true, exhaustedAt: null };

describe('the next move of a search', () => {
  test.each<[string, readonly Listed[], string, number | null]>([
    ['asks the first', [WAITING, WAITING], 'ask', 0],
    ['waits while somebody has time', [AWAITED, WAITING], 'wait', null],
    ['asks the next once the time is over', [LATE, WAITING], 'ask', 1],
    ['asks the next after a no', [NO, WAITING], 'ask', 1],
    ['asks the next once one is taken off', [OFF, WAITING], 'ask', 1],
    ['goes over whoever was passed', [PASSED, WAITING], 'ask', 1],
    ['waits for a second one as for the first', [LATE, AWAITED, WAITING], 'wait', null],
    ['is at the end once the last has let the time pass', [NO, LATE], 'exhausted', null],
    ['is at the end once all have said no', [NO, NO], 'exhausted', null],
    ['is at the end where nobody could be asked', [PASSED], 'exhausted', null],
  ])('%s', (_what, list, kind, asked) => {
    const move = nextMove(list, situation);
    expect(move.kind).toBe(kind);
    expect(move.kind === 'ask' ? list.indexOf(move.candidate) : null).toBe(asked);
  });

  test('tells the office of the end once', () => {
    expect(nextMove([NO], { ...situation, exhaustedAt: AT })).toEqual({ kind: 'wait' });
  });

  test.each([
    ['begun', { start: AT }],
    ['called off', { takesPlace: false }],
  ])('stops for an event that has %s', (_what, change) => {
    expect(nextMove([WAITING], { ...situation, ...change })).toEqual({ kind: 'stop' });
  });

  test('never has two who have time at once, and asks everybody once in the order of the list', () => {
    const answers = fc.array(
      fc.constantFrom<'declined' | 'late' | 'withdrawn' | 'passed'>(
        'declined',
        'late',
        'withdrawn',
        'passed',
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(answers, (what) => {
        let list: Listed[] = what.map(() => WAITING);
        const asked: number[] = [];
        for (;;) {
          const move = nextMove(list, situation);
          if (move.kind !== 'ask') {
            expect(move.kind).toBe('exhausted');
            break;
          }
          const index = list.findIndex((each) => turnOf(each) === 'waiting');
          asked.push(index);
          list = list.with(index, { ...AWAITED });
          expect(nextMove(list, situation)).toEqual({ kind: 'wait' });
          const answer = what[index];
          const then = { declined: NO, late: LATE, withdrawn: OFF, passed: PASSED }[answer ?? 'late'];
          list = list.with(index, then);
        }
        expect(asked).toEqual(what.map((_each, index) => index));
      }),
    );
  });
});

test.each([
  [AT, 24],
  [new Date('2026-02-28T07:00:00Z'), 4],
  [new Date('2026-03-05T06:59:59Z'), 4],
  [new Date('2026-03-05T07:00:00Z'), 1],
])('of an event on 7 March somebody asked at %p has %d hours', (at, hours) => {
  expect(usualHours(at, START)).toBe(hours);
});

test('nobody has longer than to the start', () => {
  expect(answerUntil(AT, START, 4)).toEqual(later(4));
  expect(answerUntil(AT, later(2), 4)).toEqual(later(2));
});
