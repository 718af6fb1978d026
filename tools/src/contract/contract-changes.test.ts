import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_CONTRACT_VERSION } from '@firn/shared-contracts/shell';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { compileContract, contractChanges, versionFault } from './contract-changes.ts';
import { releasedPackage, releasedVersions } from './released.ts';

const [newest = ''] = releasedVersions();
let released = '';
let folder = '';

beforeAll(async () => {
  released = await releasedPackage(newest);
  // Where the package finds what it imports.
  folder = mkdtempSync(join(ROOT, '.cache/contract/test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the version says what changed since the newest that was released', async () => {
  const current = join(folder, 'current');
  compileContract(join(ROOT, 'shared-contracts'), current);
  const changes = await contractChanges(released, current);
  expect([versionFault(newest, SHELL_CONTRACT_VERSION, changes), changes]).toEqual([null, changes]);
});

/** The released package with another text in one of its declarations. */
async function changed(name: string, file: string, from: string, to: string) {
  const copy = join(folder, name);
  cpSync(released, copy, { recursive: true });
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
  return contractChanges(released, copy);
}

const SERVICES = 'shell/services.d.ts';
const WITH_VALUES = 't(key: string, values?: Readonly<Record<string, string | number>>)';
const LIFECYCLES = 'shell/lifecycles.d.ts';

const API = 'shell/api-client.d.ts';

describe('breaking is', () => {
  test.each([
    ['gone', SERVICES, 'readonly toasts: ', 'readonly messages: ', 'ShellServices'],
    ['gone-though-optional', API, 'readonly ifMatch?: ', 'readonly onlyIf?: ', 'RequestOptions.ifMatch'],
    ['narrower', API, 'get<T>(path: string', "get<T>(path: '/api'", 'ShellServices'],
    ['called-with-less', SERVICES, WITH_VALUES, 't(key: string)', 'ShellServices'],
    ['demanded', LIFECYCLES, 'canSwitch(): ', 'pause(): void; canSwitch(): ', 'RemoteLifecycles'],
    ['taken-less', LIFECYCLES, 'onError(error: unknown)', 'onError(error: Error)', 'RemoteLifecycles'],
    ['code-of-another-name', API, 'class ApiError', 'class HttpError', 'ApiError'],
  ])('what is %s', async (name, file, from, to, where) => {
    const changes = await changed(name, file, from, to);
    expect(changes.filter(({ isBreaking }) => isBreaking).map((change) => change.where)).toContain(where);
    expect(versionFault('1.3.0', '1.4.0', changes)).toContain('new major version');
    expect(versionFault('1.3.0', '2.0.0', changes)).toBeNull();
  });
});

test('a member more breaks nothing, and needs a new minor version', async () => {
  const changes = await changed(
    'more',
    SERVICES,
    'readonly toasts: ',
    'readonly weather: string; readonly toasts: ',
  );
  expect(changes).toEqual([{ where: 'ShellServices.weather', what: 'is new', isBreaking: false }]);
  expect(versionFault('1.3.0', '1.3.0', changes)).toContain('a version above');
  expect(versionFault('1.3.0', '1.3.1', changes)).toContain('new minor version');
  expect(versionFault('1.3.0', '1.4.0', changes)).toBeNull();
});
