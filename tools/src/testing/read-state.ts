import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type LandedState, stateFile } from '../upgrade/landed-state.ts';

/** Where drizzle notes what it has run; by it a later start knows what is missing. */
export const MIGRATIONS_TABLE = 'drizzle.__drizzle_migrations';

/** The names of all that are kept: the commits they were made with. */
export const landedStates = (): string[] =>
  globSync(basename(stateFile('*')), { cwd: dirname(stateFile('*')) }).map(
    (file) => file.split('.')[0] ?? '',
  );

export const readState = (name: string): LandedState =>
  JSON.parse(brotliDecompressSync(readFileSync(stateFile(name))).toString()) as LandedState;
