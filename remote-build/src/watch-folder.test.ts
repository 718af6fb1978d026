import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { watchFolder } from './watch-folder.ts';

let directory = '';
let end = () => {};
let tell = (_path: string | null) => {};

const watched = (...names: string[]) => join(directory, 'src', ...names);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firn-watch-'));
  mkdirSync(watched('inside'), { recursive: true });
  writeFileSync(watched('inside', 'words.ts'), 'one');
  end = watchFolder(watched(), (path) => tell(path));
});

afterEach(() => {
  end();
  rmSync(directory, { recursive: true, force: true });
});

/** Resolves when a change of the path is told. */
const told = (path: string): Promise<void> =>
  new Promise((resolve) => {
    tell = (changed) => changed === path && resolve();
  });

/** As editors save that leave no half-written file. */
function replace(path: string, source: string): void {
  writeFileSync(join(directory, 'written'), source);
  renameSync(join(directory, 'written'), path);
}

test('a file is told each time it is replaced, and when it is written after that', async () => {
  const path = watched('inside', 'words.ts');
  for (const words of ['two', 'three', 'four']) {
    const change = told(path);
    replace(path, words);
    await change;
  }
  const change = told(path);
  writeFileSync(path, 'five');
  await change;
});

test('a folder that comes later is looked into, and again once it is replaced', async () => {
  const path = watched('later', 'deep', 'words.ts');
  for (const words of ['one', 'two']) {
    rmSync(watched('later'), { recursive: true, force: true });
    const arrival = told(path);
    mkdirSync(join(directory, 'later', 'deep'), { recursive: true });
    writeFileSync(join(directory, 'later', 'deep', 'words.ts'), words);
    renameSync(join(directory, 'later'), watched('later'));
    await arrival;
    const change = told(path);
    writeFileSync(path, `${words} more`);
    await change;
  }
});

test('nothing is told once it has ended', async () => {
  const other = watched();
  const changes: (string | null)[] = [];
  tell = (path) => changes.push(path);
  end();
  writeFileSync(watched('inside', 'words.ts'), 'two');
  // Another one tells of a later change: the first one would have told by then.
  const later = new Promise<void>((resolve) => {
    end = watchFolder(other, (path) => path === watched('later.ts') && resolve());
  });
  writeFileSync(watched('later.ts'), 'one');
  await later;
  expect(changes).toEqual([]);
});
