import type { AddressImportState } from '@firn/shared-contracts/api';

/** Time in which an import can be undone, in milliseconds (docs/domain/office.md#address-import). */
export const UNDO_MS = 7 * 24 * 3_600_000;

interface UndoableImport {
  readonly state: AddressImportState;
  readonly createdAt: Date;
}

/** The moment until which an import can be undone; null where it was undone, or the time is over. */
export function undoUntil({ state, createdAt }: UndoableImport, now: Date): Date | null {
  const until = new Date(createdAt.getTime() + UNDO_MS);
  return (state === 'running' || state === 'done') && now < until ? until : null;
}
