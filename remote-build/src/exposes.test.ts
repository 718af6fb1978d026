import { expect, test } from '@jest/globals';
import { exposesOf } from './exposes.ts';
import type { ReleaseWorkspace } from './workspace.ts';

const aWorkspace = (module: string) =>
  ({
    directory: import.meta.dirname,
    manifest: { extensions: [{ id: 'tip', module }] },
  }) as unknown as ReleaseWorkspace;

test.each([
  ['has no source', './tip', 'has the module ./tip: ./src/extensions/tip/index.ts is missing.'],
  ['is the remote itself', './lifecycles', 'has the module ./lifecycles, which is the remote itself'],
])('an extension whose module %s is refused before the compiler starts', (_what, module, message) => {
  expect(() => exposesOf(aWorkspace(module))).toThrow(message);
});
