/** @jest-environment @firn/remote-build/jest/jsdom-environment */
import '../../../remote-build/src/jest/jsdom-globals.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHELL_CONTRACT_VERSION } from '@firn/shared-contracts/shell';
import type { ConformanceCase } from '@firn/shared-contracts/testing';
import { aConformanceSubject } from '@firn/shell/conformance-subject';
import { expect, test } from '@jest/globals';
import { lt } from 'semver';
import { releasedPackage, releasedVersions } from './released.ts';

const [previous = ''] = releasedVersions().filter((version) => lt(version, SHELL_CONTRACT_VERSION));

test(`today’s shell behaves as remotes of contract ${previous} were promised`, async () => {
  const suite = pathToFileURL(join(await releasedPackage(previous), 'testing/index.js')).href;
  const { shellConformance }: { shellConformance: readonly ConformanceCase[] } = await import(suite);
  expect(shellConformance.length).toBeGreaterThan(5);
  for (const { name, run } of shellConformance) {
    await run(aConformanceSubject()).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`);
    });
  }
});
