import type { Db } from '../../db/client.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import { limitLockWaits } from '../bookings/index.ts';
import { importNotFound, notUndoable } from './address-import.errors.ts';
import { lockImport, updateImport } from './address-import.repository.ts';
import type { Sender } from './start-import.ts';
import { undoUntil } from './undo-until.domain.ts';

/**
 * From now on nothing more of an import is taken in, and what it wrote is undone piece by piece.
 * @throws 404, and 409 once it was undone or the time is over.
 */
export function beginUndo(db: Db, id: string, { actor, now }: Sender): Promise<void> {
  return db.transaction(async (tx) => {
    await limitLockWaits(tx);
    const made = await lockImport(tx, id);
    if (!made) throw importNotFound();
    if (!undoUntil(made, now)) throw notUndoable();
    await updateImport(tx, id, { state: 'undoing', done: 0, undoneById: authorIdOf(actor) });
    const trace = {
      action: 'address_import.undo',
      entity: 'address_import',
      entityId: id,
      label: made.fileName,
    };
    await recordAudit(tx, { ...trace, actor, at: now });
  });
}
