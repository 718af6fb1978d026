import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type ScriptedGateway, scriptedGateway } from '../testing/scripted-gateway.ts';
import { aDescription, writeStub } from '../testing/stub-release.ts';
import { deliver } from './publish.ts';

const NEXT = 'mfe-print@1.0.0-dev.0badcafe';

let directory = '';
let gateway: ScriptedGateway;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'firn-deliver-'));
  gateway = await scriptedGateway(join(directory, 'data'));
});
afterEach(() => {
  gateway.close();
  rmSync(directory, { recursive: true, force: true });
});

/** A build of sources that are version 1.0.0, unless told otherwise. */
async function build(workspace: string, version = '1.0.0') {
  const name = basename(workspace);
  const dist = join(directory, 'dist', name);
  mkdirSync(dist, { recursive: true });
  const release = writeStub(dist, aDescription(name, version));
  return { release, dist, wasBuilt: true, sourceHash: '0badcafe'.repeat(8) };
}

const deliverPrint = () => deliver(gateway, 'mfe-print', build);

test('what is not there goes live', async () => {
  expect(await deliverPrint()).toBe('1.0.0');
  expect(gateway.promoted).toEqual(['mfe-print@1.0.0']);
});

test('other bytes under a version that is published go live under a name of their own, once', async () => {
  gateway.hold('mfe-print', '1.0.0');
  expect(await deliverPrint()).toBe('1.0.0-dev.0badcafe');
  expect(gateway.promoted).toEqual([NEXT]);
});

test('what a gate refuses leaves what is live, and says gate, figure, remote and remedy', async () => {
  const message = `The scripts of ${NEXT}, page events, take 36961 bytes; the budget is 36900.`;
  gateway.hold('mfe-print', '1.0.0');
  gateway.refuse(NEXT, [{ gate: 'budget', message }]);
  await expect(deliverPrint()).rejects.toThrow(`${NEXT} does not go live; mfe-print@1.0.0 goes on serving.
${NEXT} does not pass the gates.
  budget: ${message}
Load less on these pages, or raise their budgets in mfe-print/remote.json, then start again.`);
  expect(gateway.promoted).toEqual([]);
});
