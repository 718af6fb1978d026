import { FAILING_NEEDED, VOTERS_NEEDED } from '@firn/shared-contracts/delivery';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Tally } from './health-ledger.ts';
import { judge } from './verdict.ts';

/** «7/9» is 7 failing of 9 voters. */
function votes(version: string, text: string) {
  const [failing = 0, voters = 0] = text.split('/').map(Number);
  const tally: Tally = { failing, voters, phase: failing > 0 ? 'load-failed' : null };
  return { version, tally };
}

const verdictOf = (candidate: string, baseline: string) =>
  judge({ candidate: votes('1.2.0', candidate), baseline: votes('1.1.0', baseline) }).verdict;

describe('verdicts', () => {
  test.each([
    ['0/0', '0/0', 'waiting', 'nobody came'],
    ['4/4', '0/500', 'waiting', 'four may be one broken company network'],
    ['5/5', '0/500', 'failing', 'everybody fails'],
    ['7/9', '0/212', 'failing', 'most fail'],
    ['5/5', '0/0', 'failing', 'a baseline nobody knows is no excuse'],
    ['5/5', '3/3', 'failing', 'nor is one known by three'],
    ['5/5', '5/5', 'waiting', 'the baseline is as bad'],
    ['20/40', '200/400', 'healthy', 'as bad as before'],
    ['20/40', '40/400', 'failing', 'much worse than before'],
    ['5/100', '0/500', 'healthy', 'within what is borne of any'],
    ['12/100', '0/500', 'failing', 'more than is borne'],
    ['12/100', '40/500', 'healthy', 'not surely worse than before'],
    ['0/19', '0/500', 'waiting', 'too few to say'],
    ['0/20', '0/500', 'healthy', 'enough to say'],
    ['60/1000', '0/9000', 'healthy', 'not surely above what is borne'],
    ['90/1000', '0/9000', 'failing', 'surely above it'],
  ])('%s against %s: %s (%s)', (candidate, baseline, verdict) => {
    expect(verdictOf(candidate, baseline)).toBe(verdict);
  });

  test('come with their figures', () => {
    const { reason } = judge({ candidate: votes('1.2.0', '7/9'), baseline: votes('1.1.0', '0/212') });
    expect(reason).toBe('7 of 9 visitors failed with 1.2.0 (load-failed), 1.1.0: 0 of 212');
  });
});

describe('whatever the votes', () => {
  const tallies = (max: number) =>
    fc
      .integer({ min: 0, max })
      .chain((voters) =>
        fc.record({ voters: fc.constant(voters), failing: fc.integer({ min: 0, max: voters }) }),
      )
      .map((tally): Tally => ({ ...tally, phase: null }));
  const verdict = (candidate: Tally, baseline: Tally) =>
    judge({
      candidate: { version: 'new', tally: candidate },
      baseline: { version: 'old', tally: baseline },
    }).verdict;

  test('more good votes never turn a version that is not failing into one that is', () => {
    fc.assert(
      fc.property(
        tallies(400),
        tallies(400),
        fc.integer({ min: 1, max: 400 }),
        (candidate, baseline, more) => {
          const better = { ...candidate, voters: candidate.voters + more };
          const worsened =
            verdict(candidate, baseline) !== 'failing' && verdict(better, baseline) === 'failing';
          expect(worsened).toBe(false);
        },
      ),
    );
  });

  test('too few failing voters never convict, too few voters never acquit', () => {
    fc.assert(
      fc.property(tallies(60), tallies(400), (candidate, baseline) => {
        const found = verdict(candidate, baseline);
        if (candidate.failing < FAILING_NEEDED) expect(found).not.toBe('failing');
        if (candidate.voters < VOTERS_NEEDED) expect(found).not.toBe('healthy');
      }),
    );
  });

  test('a version is not rolled back to one that is just as bad', () => {
    fc.assert(
      fc.property(tallies(400), fc.integer({ min: 1, max: 20 }), (candidate, times) => {
        const { voters, failing } = candidate;
        const baseline = { ...candidate, voters: voters * times, failing: failing * times };
        expect(verdict(candidate, baseline)).not.toBe('failing');
      }),
    );
  });
});
