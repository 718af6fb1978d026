import type { AddressImportState } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { isLockTimeout } from '../../lib/database-errors.ts';
import { workThrough } from '../../lib/work-through.ts';
import { deleteRowsBefore, listOpenImports } from './address-import.repository.ts';
import { takeInPiece } from './take-in.ts';
import { undoPiece } from './undo-import.ts';
import { UNDO_MS } from './undo-until.domain.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Pieces that whoever sends the file waits for; a job does the rest. */
const PIECES_AT_ONCE = 4;

const pieceOf = (state: AddressImportState) => (state === 'undoing' ? undoPiece : takeInPiece);

/** Begins with an import at once; where somebody else is at one, a job goes on. */
export async function workNow({ db, clock }: Deps, id: string, state: AddressImportState): Promise<void> {
  try {
    for (let piece = 0; piece < PIECES_AT_ONCE; piece += 1) {
      if (!(await pieceOf(state)(db, id, clock))) return;
    }
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
  }
}

/** Goes on with every import that is not through, and with every undoing. */
export async function workImports({ db, clock }: Deps): Promise<void> {
  await workThrough(
    await listOpenImports(db),
    async ({ id, state }) => {
      while (await pieceOf(state)(db, id, clock));
    },
    'Imports of addresses could not go on.',
  );
}

/** Deletes what the rows said once an import cannot be undone any more (docs/domain/privacy.md#what-jobs-delete). */
export const forgetImportedRows = (db: Db, now: Date): Promise<void> =>
  deleteRowsBefore(db, new Date(now.getTime() - UNDO_MS));
