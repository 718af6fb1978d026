import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

const PAGE = 'docs/reference/stock-clients.md';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The cells of each row, without the head of the table. */
const rows = read(PAGE)
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

const { devDependencies } = JSON.parse(read('e2e/package.json')) as {
  devDependencies: Readonly<Record<string, string>>;
};

test.each(rows)('|%s | %s is what its test runs', (_edge, _client, packages = '', _proves, file = '') => {
  for (const one of packages.split(', ')) {
    const [name = '', version] = one.split(' ');
    // Ours have the version of this checkout.
    if (!name.startsWith('@firn/')) expect([name, version]).toEqual([name, devDependencies[name]]);
  }
  expect([file, existsSync(join(ROOT, file.replaceAll('`', '')))]).toEqual([file, true]);
});

test('every package that makes a client stands in the table', () => {
  const text = rows.flat().join(' ');
  const clients = Object.keys(devDependencies).filter((name) =>
    /^(@module-federation\/|@rspack\/|single-spa$|vite$|webpack$)/.test(name),
  );
  expect(clients.filter((name) => !text.includes(`${name} ${devDependencies[name]}`))).toEqual([]);
});
