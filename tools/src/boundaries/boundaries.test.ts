import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { type Breach, checkBoundaries, loadRules } from './check.ts';

const CONTRACT = 'export const contract = 1;\n';
const WORKSPACES = [
  'shared-contracts',
  'shared-ui',
  'shell',
  'mfe-a',
  'mfe-b',
  'examples/mfe-c',
  'remote-build',
  'api',
  'delivery',
  'create-remote',
  'e2e',
  'tools',
];

/** One file that breaks exactly the named rule. */
const BREACHES: Readonly<Record<string, readonly [path: string, source: string]>> = {
  'contracts-import-nothing': ['shared-contracts/src/bad.ts', "import '../../shell/src/main.ts';"],
  'ui-imports-contracts-only': ['shared-ui/src/bad.ts', "import '../../shell/src/main.ts';"],
  'remote-not-to-remote': ['mfe-a/src/bad.ts', "import type { x } from '../../mfe-b/src/main.ts';"],
  'remote-to-shared-only': ['mfe-a/src/bad.ts', "import '../../api/src/main.ts';"],
  'shell-not-to-remote': ['shell/src/bad.ts', "void import('../../mfe-a/src/main.ts');"],
  'backend-to-contracts-only': ['delivery/src/bad.ts', "import '../../shell/src/main.ts';"],
  'build-to-contracts-only': ['remote-build/src/bad.ts', "import '../../delivery/src/main.ts';"],
  'only-firn-dev-builds': ['delivery/src/release/bad.ts', "import '../../../remote-build/src/main.ts';"],
  'harness-page-to-shared-only': [
    'remote-build/src/harness/page/bad.ts',
    "import '../../../../shell/src/main.ts';",
  ],
  'create-imports-nothing': ['create-remote/src/bad.ts', "import '../../shared-contracts/src/main.ts';"],
  'api-and-delivery-apart': ['delivery/src/bad.ts', "import '../../api/src/main.ts';"],
  'e2e-is-a-black-box': ['e2e/bad.ts', "import '../shared-contracts/src/main.ts';"],
  'ecosystem-imports-contracts-only': ['e2e/ecosystem/bad.js', "import '../../shared-ui/src/main.ts';"],
  'feature-not-to-feature': ['mfe-a/src/features/one/bad.ts', "import '../two/index.ts';"],
  'feature-not-to-app': ['mfe-a/src/features/one/bad.ts', "import '../../app/main.ts';"],
  'feature-front-door': ['mfe-a/src/app/bad.ts', "import '../features/two/inner.ts';"],
  'shared-not-up': ['mfe-a/src/shared/bad.ts', "import '../features/two/index.ts';"],
  'testing-stays-in-tests': ['mfe-a/src/bad.ts', "import './testing/helper.ts';"],
  'module-front-door': ['api/src/modules/one/bad.service.ts', "import '../two/two.service.ts';"],
  'tables-may-join-tables': ['api/src/modules/one/bad.table.ts', "import '../two/two.service.ts';"],
  'routes-not-to-database': ['api/src/modules/one/bad.routes.ts', "import './one.table.ts';"],
  'sql-in-persistence-files': ['api/src/modules/one/bad.service.ts', "import { and } from 'drizzle-orm';"],
  'routes-in-routes-files': [
    'api/src/modules/one/bad.plugin.ts',
    "import { defineRoute } from '../../lib/define-route.ts';",
  ],
  'domain-is-pure': ['api/src/modules/one/bad.domain.ts', "import 'node:fs';"],
  'delivery-gateway-on-top': ['delivery/src/health/bad.ts', "import type { x } from '../gateway/main.ts';"],
  'gateway-not-to-tools': ['delivery/src/gateway/bad.ts', "import '../verify/main.ts';"],
  'no-circular': ['mfe-a/src/bad.ts', "import './bad.ts';"],
  'no-folder-circles': ['mfe-a/src/shared/one/bad.ts', "import '../two/inner.ts';"],
  'no-unresolvable': ['mfe-a/src/bad.ts', "import './nowhere.ts';"],
  'declared-dependencies-only': ['mfe-a/src/bad.ts', "import 'regexparam';"],
};

/** The same rules hold for remotes outside the workspaces. */
const EXAMPLE_BREACHES: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['remote-not-to-remote', 'examples/mfe-c/src/bad.ts', "import '../../../mfe-a/src/main.ts';"],
  ['remote-not-to-remote', 'mfe-a/src/bad.ts', "import '../../examples/mfe-c/src/main.ts';"],
  ['remote-to-shared-only', 'examples/mfe-c/src/bad.ts', "import '../../../api/src/main.ts';"],
  ['shell-not-to-remote', 'shell/src/bad.ts', "void import('../../examples/mfe-c/src/main.ts');"],
  ['feature-not-to-feature', 'examples/mfe-c/src/features/one/bad.ts', "import '../two/index.ts';"],
  ['testing-stays-in-tests', 'examples/mfe-c/src/bad.ts', "import './testing/helper.ts';"],
  ['declared-dependencies-only', 'examples/mfe-c/src/bad.ts', "import 'regexparam';"],
];

/** Other ways to break a rule than the one above. */
const MORE_BREACHES: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['sql-in-persistence-files', 'api/src/modules/one/bad.plugin.ts', "import { sql } from 'drizzle-orm';"],
  ['sql-in-persistence-files', 'api/src/modules/one/bad.ts', "import { ones } from './one.table.ts';"],
  ['sql-in-persistence-files', 'api/src/bad.ts', "import { ones } from './modules/one/one.table.ts';"],
  ['routes-in-routes-files', 'api/src/plugins/bad.plugin.ts', "import '../lib/define-route.ts';"],
  ['no-folder-circles', 'mfe-a/src/shared/one/bad.ts', "import type { x } from '../two/deep/inner.ts';"],
  ['no-folder-circles', 'mfe-a/src/shared/two/bad.ts', "import './deep/upwards.ts';"],
  ['no-folder-circles', 'api/src/modules/one/bad.read-model.ts', "import '../two/two.read-model.ts';"],
];

/** What looks like a breach and is none. */
const ALLOWED: readonly (readonly [what: string, path: string, source: string])[] = [
  ['SQL in a read model', 'api/src/modules/one/one.read-model.ts', "import { and } from 'drizzle-orm';"],
  ['a row as a type', 'api/src/modules/one/one.response.ts', "import type { OneRow } from './one.table.ts';"],
  ['a folder circle of a test', 'mfe-a/src/shared/one/one.test.ts', "import '../two/inner.ts';"],
  ['a door that opens on a child', 'mfe-a/src/shared/two/index.ts', "import './deep/upwards.ts';"],
  ['a folder circle of tables', 'api/src/modules/one/one.table.ts', "import '../two/two.table.ts';"],
];

const GROUND: Readonly<Record<string, string>> = {
  'mfe-a/src/features/two/index.ts': CONTRACT,
  'mfe-a/src/features/two/inner.ts': CONTRACT,
  'mfe-a/src/app/main.ts': "import '../features/two/index.ts';\n",
  'mfe-a/src/testing/helper.ts': CONTRACT,
  'examples/mfe-c/src/features/two/index.ts': CONTRACT,
  'examples/mfe-c/src/testing/helper.ts': CONTRACT,
  'delivery/src/gateway/main.ts': CONTRACT,
  'delivery/src/verify/main.ts': CONTRACT,
  'api/src/modules/two/two.service.ts': CONTRACT,
  'api/src/modules/one/base.read-model.ts': CONTRACT,
  'api/src/modules/two/two.read-model.ts': "import '../one/base.read-model.ts';\n",
  'api/src/modules/one/one.repository.ts': CONTRACT,
  'api/src/modules/one/one.table.ts': CONTRACT,
  'api/src/modules/one/base.table.ts': CONTRACT,
  'api/src/modules/two/two.table.ts': "import '../one/base.table.ts';\n",
  'api/src/lib/define-route.ts': CONTRACT,
  'mfe-a/src/shared/one/inner.ts': CONTRACT,
  'mfe-a/src/shared/two/inner.ts': "import '../one/inner.ts';\n",
  'mfe-a/src/shared/two/ground.ts': CONTRACT,
  'mfe-a/src/shared/two/deep/upwards.ts': "import '../ground.ts';\n",
  'mfe-a/src/shared/two/deep/inner.ts': "import '../../one/inner.ts';\n",
};

const directories: string[] = [];

function write(base: string, path: string, source: string) {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), source);
}

function plantTree(): string {
  const base = mkdtempSync(join(tmpdir(), 'firn-fence-'));
  directories.push(base);
  write(base, 'package.json', JSON.stringify({ name: 'fence', workspaces: WORKSPACES }));
  for (const workspace of WORKSPACES) {
    const dependencies = workspace === 'api' ? { 'drizzle-orm': '*' } : {};
    const described = { name: workspace, version: '1.0.0', dependencies };
    write(base, `${workspace}/package.json`, JSON.stringify(described));
    write(base, `${workspace}/src/main.ts`, CONTRACT);
  }
  for (const [path, source] of Object.entries(GROUND)) write(base, path, source);
  for (const modules of ['node_modules', 'api/node_modules']) {
    symlinkSync(join(ROOT, modules), join(base, modules));
  }
  return base;
}

afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** Whether a breach is of this file, or of its folder. */
const isOf = (path: string) => (breach: Breach) => breach.from === path || dirname(path) === breach.from;

/** The rooms of the planted tree carry short names, so that the rules' patterns are what is tested. */
const check = (base: string) => checkBoundaries(base, WORKSPACES);

describe('the fence', () => {
  test('finds nothing in a clean tree, and has read it', async () => {
    const { modules, breaches } = await check(plantTree());
    expect(breaches).toEqual([]);
    expect(modules).toBeGreaterThanOrEqual(WORKSPACES.length + Object.keys(GROUND).length);
  });

  test('has a planted breach for every rule', () => {
    const names = loadRules().forbidden?.map(({ name }) => name);
    expect(Object.keys(BREACHES).toSorted()).toEqual(names?.toSorted());
  });

  test.each(Object.entries(BREACHES))('%s is caught', async (rule, [path, source]) => {
    const base = plantTree();
    write(base, path, `${source}\nexport {};\n`);
    const { breaches } = await check(base);
    expect(breaches.filter(isOf(path)).map((breach) => breach.rule)).toContain(rule);
  });

  test.each(MORE_BREACHES)('%s is caught in %s', async (rule, path, source) => {
    const base = plantTree();
    write(base, path, `${source}\nexport {};\n`);
    const { breaches } = await check(base);
    expect(breaches.filter(isOf(path)).map((breach) => breach.rule)).toContain(rule);
  });

  test.each(ALLOWED)('%s is no breach', async (_what, path, source) => {
    const base = plantTree();
    write(base, path, `${source}\nexport {};\n`);
    expect((await check(base)).breaches).toEqual([]);
  });

  test.each(EXAMPLE_BREACHES)('%s is caught in an example (%s)', async (rule, path, source) => {
    const base = plantTree();
    write(base, path, `${source}\nexport {};\n`);
    const { breaches } = await check(base);
    expect(breaches.filter(({ from }) => from === path).map((breach) => breach.rule)).toContain(rule);
  });

  test('a tree without modules is an error, not a clean bill', async () => {
    const base = mkdtempSync(join(tmpdir(), 'firn-fence-'));
    directories.push(base);
    mkdirSync(join(base, 'shell'));
    await expect(check(base)).rejects.toThrow('read 0 modules');
  });
});
