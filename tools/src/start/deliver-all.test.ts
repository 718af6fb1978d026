import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { type ScriptedGateway, scriptedGateway } from '../testing/scripted-gateway.ts';
import { deliverAll } from './deliver-all.ts';
import { RefusedDelivery } from './refused-delivery.ts';

let gateway: ScriptedGateway;
let dataDir = '';

beforeEach(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/firn-deliver-all-`);
  gateway = await scriptedGateway(dataDir);
});
afterEach(() => {
  gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const allOf = (version: string) => RELEASE_WORKSPACES.map((name) => `${name}@${version}`);

function refusal(workspace: string, gate: string, live: string | null): RefusedDelivery {
  const breaches = [{ gate, message: 'So it is.' }];
  return new RefusedDelivery({ workspace, version: '2.0.0', live, problem: { detail: 'No.', breaches } });
}

/** Delivers 2.0.0 of everything; `refuse` says what instead is not taken. Answers what was tried, too, in turn. */
async function deliverHere(refuse: (workspace: string) => RefusedDelivery | null = () => null) {
  const tried: string[] = [];
  const delivered = await deliverAll(gateway, async (_platform, workspace) => {
    tried.push(workspace);
    const refused = refuse(workspace);
    if (refused) throw refused;
    return '2.0.0';
  });
  return { ...delivered, tried };
}

test('a shell that is live goes first, since remotes may need what it brings', async () => {
  gateway.hold('shell', '1.0.0');
  const { versions, refused, tried } = await deliverHere();
  expect([versions, refused]).toEqual([allOf('2.0.0'), []]);
  expect([tried[0], tried.length]).toEqual(['shell', RELEASE_WORKSPACES.length]);
});

test('a platform without one gets its shell last: once it has pages, none is missing', async () => {
  const { versions, tried } = await deliverHere();
  expect(versions).toEqual(allOf('2.0.0'));
  expect([tried.at(-1), tried.length]).toEqual(['shell', RELEASE_WORKSPACES.length]);
});

test('what is refused leaves what is live and lets the others go on', async () => {
  gateway.hold('shell', '1.0.0');
  const no = (workspace: string) => (workspace === 'shell' ? refusal('shell', 'budget', '1.0.0') : null);
  const { versions, refused } = await deliverHere(no);
  expect(versions).toEqual(['shell@1.0.0', ...allOf('2.0.0').slice(1)]);
  expect(refused.map(({ message }) => message)).toEqual([
    expect.stringContaining('shell@2.0.0 does not go live; shell@1.0.0 goes on serving.'),
  ]);
});

test('a remote that has no release yet is left out', async () => {
  const no = (workspace: string) => (workspace === 'mfe-print' ? refusal(workspace, 'routes', null) : null);
  const { versions, refused } = await deliverHere(no);
  expect(versions).toEqual(allOf('2.0.0').filter((name) => name !== 'mfe-print@2.0.0'));
  expect(refused.map(({ message }) => message)).toEqual([
    `mfe-print@2.0.0 does not go live; its pages are not there yet.
No.
  routes: So it is.
Mend that in mfe-print, then start again; «npm run firn -- status» names what is live.`,
  ]);
});

test('without any shell there is nothing to go on with', async () => {
  const no = (workspace: string) => (workspace === 'shell' ? refusal('shell', 'budget', null) : null);
  await expect(deliverHere(no)).rejects.toThrow('without a shell there is no page');
});

test('what is refused while another still holds its address is tried once more', async () => {
  gateway.hold('shell', '1.0.0');
  let isFree = false;
  const { versions, refused, tried } = await deliverHere((workspace) => {
    if (workspace === 'mfe-booking') isFree = true;
    return workspace === 'mfe-public' && !isFree ? refusal(workspace, 'routes', '1.0.0') : null;
  });
  expect([versions, refused]).toEqual([allOf('2.0.0'), []]);
  expect(tried.slice(RELEASE_WORKSPACES.length)).toEqual(['mfe-public']);
});

test('what fails otherwise is not passed over', async () => {
  const failure = deliverAll(gateway, () => Promise.reject(new Error('no compiler')));
  await expect(failure).rejects.toThrow('no compiler');
});

test('a chain of slots is delivered to its end, however late its first link comes', async () => {
  gateway.hold('shell', '1.0.0');
  // Each needs what stands behind it, and the last is refused at first.
  const needs: Readonly<Record<string, string>> = { 'mfe-public': 'mfe-booking', 'mfe-booking': 'mfe-guide' };
  const live = new Set<string>();
  let attempts = 0;
  const { versions, refused } = await deliverHere((workspace) => {
    const needed = needs[workspace];
    if (needed && !live.has(needed)) return refusal(workspace, 'slots', null);
    if (workspace === 'mfe-guide') attempts += 1;
    if (workspace === 'mfe-guide' && attempts === 1) return refusal(workspace, 'slots', null);
    live.add(workspace);
    return null;
  });
  expect([versions, refused]).toEqual([allOf('2.0.0'), []]);
});
