import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';

const NOTE = /^---\n((?:'@firn\/[\w-]+': (?:major|minor|patch)\n)+)---\n\n\S/;

const workspaces = globSync('{*,examples/*}/package.json', { cwd: ROOT }).map(
  (path) => (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { name: string }).name,
);

test.each(globSync('.changeset/*.md', { cwd: ROOT }))('`changeset version` can read %s', (path) => {
  const [, head = ''] = NOTE.exec(readFileSync(join(ROOT, path), 'utf8')) ?? [];
  const named = [...head.matchAll(/@firn\/[\w-]+/g)].map(([name]) => name);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !workspaces.includes(name))).toEqual([]);
});
