import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

const PLUGIN = 'tools/src/lint/formatted-text.grit';

const DAY = "export const day = (at: Date): string => new Intl.DateTimeFormat('en-CA').format(at);\n";
const TIME = 'export const time = (at: Date): string => at.toLocaleTimeString();\n';
const ORDER = 'export const order = (a: string, b: string): number => a.localeCompare(b);\n';

const PLANTED: Readonly<Record<string, string>> = {
  'shared-contracts/src/domain/planted-day.ts': DAY,
  'shared-contracts/src/domain/planted-time.ts': TIME,
  'api/src/modules/one/planted-order.domain.ts': ORDER,
  'shared-contracts/src/domain/fine.test.ts': DAY,
  'shared-ui/src/format/fine.ts': DAY,
};

describe('a rule of the product reads no text that Intl wrote', () => {
  let folder = '';
  let refused: readonly string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'firn-lint-'));
    for (const file of ['biome.json', PLUGIN]) cpSync(join(ROOT, file), join(folder, file));
    for (const [file, source] of Object.entries(PLANTED)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=github', '.'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    refused = [...stdout.matchAll(/title=plugin,file=([^,]+),/g)]
      .map(([, file = '']) => relative(folder, file))
      .sort();
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('planted in a rule it is refused, elsewhere and in tests it is not', () => {
    expect(refused).toEqual(
      Object.keys(PLANTED)
        .filter((file) => file.includes('planted'))
        .sort(),
    );
  });
});
