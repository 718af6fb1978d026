import type { HealthPhase } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { HealthLedger, HealthReport } from '../health/health-ledger.ts';

export interface LedgerUnderTest {
  readonly ledger: HealthLedger;
  /** Removes the data. */
  dispose(): Promise<void>;
}

const AT = new Date('2026-11-21T10:00:00.000Z');
const minutes = (count: number) => new Date(AT.getTime() + count * 60_000);

/** What every health ledger must do, whatever its storage. Called from the ledger's own test file. */
export function describeHealthLedger(name: string, prepare: () => Promise<LedgerUnderTest>): void {
  describe(`health ledger: ${name}`, () => {
    let under: LedgerUnderTest;
    let views = 0;

    beforeEach(async () => {
      under = await prepare();
    });
    afterEach(() => under.dispose());

    const record = (voter: string, phase: HealthPhase, more: Partial<HealthReport> = {}) => {
      views += 1;
      const view = `view-${views}`;
      return under.ledger.record({ view, voter, remote: 'mfe-a', version: '1.0.0', phase, at: AT, ...more });
    };
    const tally = (since: Date | null = null) => under.ledger.tallyOf('mfe-a', '1.0.0', since);
    const health = () => under.ledger.healthOf('mfe-a', '1.0.0');

    test('is empty at first', async () => {
      expect(await health()).toEqual({ views: 0, failures: 0, phases: {}, lcp: null, inp: null });
      expect(await tally()).toEqual({ voters: 0, failing: 0, phase: null });
    });

    test('counts a report once per page view, version and phase', async () => {
      const view = 'the-view';
      expect(await record('a', 'load', { view })).toBe(true);
      expect(await record('a', 'load', { view })).toBe(false);
      expect(await record('b', 'load', { view })).toBe(false);
      expect(await record('a', 'uncaught', { view })).toBe(true);
      expect(await record('a', 'load', { view, version: '1.1.0' })).toBe(true);
      expect(await health()).toMatchObject({ views: 1, failures: 1, phases: { load: 1, uncaught: 1 } });
    });

    test('gives a voter one vote per version, failing as soon as anything failed', async () => {
      for (let page = 0; page < 20; page += 1) await record('a', 'mount-failed');
      await record('a', 'load');
      await record('b', 'load');
      await record('b', 'load');
      await record('c', 'fallback-used');
      await record('d', 'vitals', { vitals: { lcp: 900 } });
      expect(await tally()).toEqual({ voters: 3, failing: 1, phase: 'mount-failed' });
      expect(await health()).toMatchObject({
        views: 3,
        failures: 1,
        phases: { 'mount-failed': 20, load: 3 },
      });
    });

    test.each<HealthPhase>([
      'load-failed',
      'bootstrap-failed',
      'mount-failed',
      'render-failed',
      'region-lost',
      'uncaught',
      'server',
    ])('«%s» is a failure', async (phase) => {
      await record('a', phase);
      expect(await tally()).toEqual({ voters: 1, failing: 1, phase });
    });

    test('names the phase most voters failed in', async () => {
      for (const voter of ['a', 'b']) await record(voter, 'uncaught');
      for (const voter of ['c', 'd', 'e']) await record(voter, 'load-failed');
      expect(await tally()).toEqual({ voters: 5, failing: 5, phase: 'load-failed' });
    });

    test('starts afresh when a version bakes again, and keeps earlier votes for the baseline', async () => {
      await record('a', 'load-failed');
      await record('b', 'load-failed');
      const again = minutes(60);
      expect(await tally(again)).toEqual({ voters: 0, failing: 0, phase: null });
      await record('a', 'load', { at: minutes(61) });
      expect(await tally(again)).toEqual({ voters: 1, failing: 0, phase: null });
      expect(await tally()).toEqual({ voters: 2, failing: 2, phase: 'load-failed' });
      await record('a', 'uncaught', { at: minutes(62) });
      expect(await tally(again)).toEqual({ voters: 1, failing: 1, phase: 'uncaught' });
    });

    test('gives the 75th percentile of the newest vitals', async () => {
      for (let page = 0; page < 50; page += 1) await record('a', 'vitals', { vitals: { lcp: 60_000 } });
      for (let lcp = 1; lcp <= 300; lcp += 1) await record('a', 'vitals', { vitals: { lcp } });
      for (const inp of [40, 10, 30, 20.5]) await record('b', 'vitals', { vitals: { inp } });
      expect(await health()).toMatchObject({ views: 0, lcp: 225, inp: 30 });
    });

    test('keeps versions and remotes apart', async () => {
      await record('a', 'load-failed');
      await record('a', 'load', { version: '1.1.0' });
      await record('a', 'load', { remote: 'mfe-b' });
      expect(await tally()).toMatchObject({ voters: 1, failing: 1 });
      expect(await under.ledger.tallyOf('mfe-a', '1.1.0', null)).toMatchObject({ voters: 1, failing: 0 });
      expect(await under.ledger.tallyOf('mfe-b', '1.0.0', null)).toMatchObject({ voters: 1, failing: 0 });
    });

    test('gives the record that speaks for or against a version', async () => {
      await record('a', 'load');
      await record('a', 'server');
      await record('b', 'load');
      const expected = { views: 2, failures: 1, phases: { load: 2, server: 1 } };
      expect(await under.ledger.recordOf('mfe-a', '1.0.0')).toEqual(expected);
      expect(await under.ledger.recordOf('mfe-a', '9.9.9')).toEqual({ views: 0, failures: 0, phases: {} });
    });

    test('loses no vote when many arrive at once', async () => {
      const voters = Array.from({ length: 60 }, (_, index) => `network-${index}`);
      await Promise.all(voters.map((voter, index) => record(voter, index % 2 ? 'load' : 'load-failed')));
      expect(await tally()).toEqual({ voters: 60, failing: 30, phase: 'load-failed' });
      expect(await health()).toMatchObject({ phases: { load: 30, 'load-failed': 30 } });
    });
  });
}

export interface KeptLedger {
  open(): Promise<HealthLedger>;
  dispose(): Promise<void>;
}

/** What every ledger must still know after its gateway has stopped: the records that rollbacks choose by. */
export function describeKeptRecords(name: string, prepare: () => Promise<KeptLedger>): void {
  describe(`health ledger that is opened again: ${name}`, () => {
    let kept: KeptLedger;

    beforeEach(async () => {
      kept = await prepare();
    });
    afterEach(() => kept.dispose());

    test('knows the votes of each version, and when they were cast', async () => {
      const before = await kept.open();
      const report = { remote: 'mfe-a', version: '1.0.0', at: AT };
      await before.record({ ...report, view: '1', voter: 'a', phase: 'load' });
      await before.record({ ...report, view: '2', voter: 'b', phase: 'server' });
      await before.record({ ...report, view: '3', voter: 'c', phase: 'load', at: minutes(60) });
      await before.close();

      const after = await kept.open();
      expect(await after.recordOf('mfe-a', '1.0.0')).toEqual({
        views: 3,
        failures: 1,
        phases: { load: 2, server: 1 },
      });
      expect(await after.tallyOf('mfe-a', '1.0.0', minutes(30))).toEqual({
        voters: 1,
        failing: 0,
        phase: null,
      });
      await after.close();
    });
  });
}
