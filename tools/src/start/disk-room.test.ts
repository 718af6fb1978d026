import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { noRoom } from './disk-room.ts';

const NOT_THERE_YET = join(tmpdir(), 'firn-not-there', 'data');

test('a full disk is said with what to do', () => {
  expect(
    noRoom('/srv/firn', () => 3_900_000),
  ).toBe(`The disk of /srv/firn has only 3 MB left, and a start needs 100. Make room there, then start again.
Or start on another disk: FIRN_DATA_DIR=/FOLDER/ON/IT npm start`);
});

test('a disk with room is none, also for a folder that is not there yet', () => {
  expect(noRoom('/srv/firn', () => 100_000_000)).toBeNull();
  expect(noRoom(NOT_THERE_YET)).toBeNull();
});
