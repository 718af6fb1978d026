import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOMS } from '../boundaries/check.ts';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ROOT } from '../root.ts';

const REMOTES = [...RELEASE_WORKSPACES, 'examples/mfe-lawinen'];
const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
  references: readonly { path: string }[];
};
const { default: jest } = (await import(join(ROOT, 'jest.config.mjs'))) as {
  default: { projects: readonly string[] };
};

test.each(REMOTES)('%s is covered by types, tests and boundaries', (name) => {
  expect(references.map(({ path }) => path)).toContain(name);
  expect(jest.projects).toContain(`<rootDir>/${name}`);
  expect(ROOMS.some((room) => name === room || name.startsWith(`${room}/`))).toBe(true);
});
