import { expect, test } from '@jest/globals';
import { describeHealthLedger } from '../testing/health-ledger-conformance.ts';
import { createMemoryHealthLedger } from './memory-health-ledger.ts';

describeHealthLedger('memory', async () => ({
  ledger: createMemoryHealthLedger(),
  dispose: async () => undefined,
}));

test('memory is bounded whatever is sent: the oldest voters and versions are forgotten', async () => {
  const ledger = createMemoryHealthLedger();
  const report = (voter: string, version: string) =>
    ledger.record({ view: voter, voter, remote: 'mfe-a', version, phase: 'load', at: new Date(0) });
  for (let voter = 0; voter < 10_050; voter += 1) await report(`voter-${voter}`, '1.0.0');
  expect((await ledger.tallyOf('mfe-a', '1.0.0', null)).voters).toBe(10_000);
  const again = { view: 'again', voter: 'voter-50', phase: 'load-failed' as const, at: new Date(0) };
  await ledger.record({ ...again, remote: 'mfe-a', version: '1.0.0' });
  await report('voter-new', '1.0.0');
  expect(await ledger.tallyOf('mfe-a', '1.0.0', null)).toMatchObject({ voters: 10_000, failing: 1 });
  for (let minor = 1; minor <= 64; minor += 1) await report('a', `1.${minor}.0`);
  expect((await ledger.tallyOf('mfe-a', '1.0.0', null)).voters).toBe(0);
  expect((await ledger.tallyOf('mfe-a', '1.1.0', null)).voters).toBe(1);
  for (let other = 0; other < 50_000; other += 1) await report(`view-${other}`, '1.2.0');
  // Forgotten, so it counts again.
  expect(await report('a', '1.1.0')).toBe(true);
});
