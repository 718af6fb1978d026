import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { createTestShell } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { regionHost, settle } from '../testing/a-region.ts';
import { aFakeRemote } from '../testing/fake-remote.ts';
import { aRemote } from '../testing/page-state.ts';
import { takeCarriedDraft } from './carried-draft.ts';
import { createShellWithdrawal } from './shell-withdrawal.ts';

const { aRegion } = regionHost();

async function setUp(overrides: Partial<RemoteLifecycles> = {}) {
  const waits: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => waits.push(resolve));
  const loads = {
    'tours@2.0.0': aFakeRemote('tours', '2.0.0', overrides),
    'guide@1.0.0': aFakeRemote('guide', '1.0.0', overrides),
  };
  const page = aRegion(loads, { pause });
  await page.show('/tours');
  const { drafts } = page.services;
  const documents: string[] = [];
  const check = createShellWithdrawal({
    registry: page.registry,
    region: page.region,
    drafts,
    running: '1.0.0',
    reload: () => void documents.push('reloaded'),
  });
  page.registry.subscribe(check);
  const shellBecomes = async (version: string, withdrawn: readonly string[]) => {
    const { sequence, remotes } = page.registry.get();
    const shell = aRemote('shell', { version, withdrawn });
    page.registry.set({ sequence: sequence + 1, remotes: { ...remotes, shell } });
    await settle();
  };
  const pass = async () => {
    for (const end of waits.splice(0)) end();
    await settle();
  };
  return { drafts, documents, shellBecomes, pass, show: page.show };
}

test('a shell withdrawn as critical reloads the document, and what was typed is restored there', async () => {
  const { drafts, documents, shellBecomes } = await setUp({
    canSwitch: () => 'after-save',
    snapshot: () => ({ name: 'Gina' }),
  });
  await shellBecomes('0.9.0', ['1.0.0']);
  expect(documents).toEqual(['reloaded']);
  expect(takeCarriedDraft(drafts)).toEqual({ remote: 'tours', state: { name: 'Gina' } });
  expect(takeCarriedDraft(drafts)).toBeNull();
});

test('it waits while something is being sent', async () => {
  let readiness: 'never' | 'now' = 'never';
  const { documents, shellBecomes, pass } = await setUp({ canSwitch: () => readiness });
  await shellBecomes('0.9.0', ['1.0.0']);
  await pass();
  expect(documents).toEqual([]);
  readiness = 'now';
  await pass();
  expect(documents).toEqual(['reloaded']);
});

test('it goes on waiting with a visitor who navigates away meanwhile', async () => {
  let readiness: 'never' | 'now' = 'never';
  const { documents, shellBecomes, pass, show } = await setUp({ canSwitch: () => readiness });
  await shellBecomes('0.9.0', ['1.0.0']);
  await show('/guide');
  await pass();
  expect(documents).toEqual([]);
  readiness = 'now';
  await pass();
  expect(documents).toEqual(['reloaded']);
});

test('it reloads once, whatever is announced until the new document loads', async () => {
  let readiness: 'never' | 'now' = 'never';
  const { documents, shellBecomes, pass } = await setUp({ canSwitch: () => readiness });
  await shellBecomes('0.9.0', ['1.0.0']);
  await shellBecomes('0.9.1', ['1.0.0', '0.9.0']);
  readiness = 'now';
  await pass();
  await shellBecomes('0.9.2', ['1.0.0']);
  expect(documents).toEqual(['reloaded']);
});

test('a draft that cannot be written does not block the tab', async () => {
  const { drafts, documents, shellBecomes } = await setUp({ snapshot: () => ({ name: 'Gina' }) });
  Object.assign(drafts, {
    save: () => {
      throw new TypeError('circular');
    },
  });
  await shellBecomes('0.9.0', ['1.0.0']);
  expect(documents).toEqual(['reloaded']);
});

test('a carried draft of another shape is ignored', () => {
  const { drafts } = createTestShell();
  drafts.save('shell/carried', { state: { name: 'Gina' } });
  expect(takeCarriedDraft(drafts)).toBeNull();
});

test.each([
  ['another version is live, but nothing was withdrawn', '1.1.0', []],
  ['another version was withdrawn', '1.0.0', ['0.8.0']],
  ['the gateway has no other to give', '1.0.0', ['1.0.0']],
])('nothing happens when %s', async (_what, version, withdrawn) => {
  const { documents, shellBecomes } = await setUp();
  await shellBecomes(version, withdrawn);
  expect(documents).toEqual([]);
});
