import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Of 10^6 bytes: one file of the database's log has 16, and releases and pictures come on top of it. */
const LEAST_ROOM = 100;

/** The folder itself, or the nearest one that is there. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

/** Free bytes on the disk that holds a folder, whether or not the folder is there yet. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(nearest(folder));
  return bavail * bsize;
}

/** Says that the disk of the data folder is too full to start on, and what to do; null when it is not. */
export function noRoom(dataDir: string, free: (folder: string) => number = freeBytes): string | null {
  const room = Math.floor(free(dataDir) / 1e6);
  if (room >= LEAST_ROOM) return null;
  return `The disk of ${dataDir} has only ${room} MB left, and a start needs ${LEAST_ROOM}. Make room there, then start again.
Or start on another disk: FIRN_DATA_DIR=/FOLDER/ON/IT npm start`;
}
