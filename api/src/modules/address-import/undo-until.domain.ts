import type { AddressImportState } from '@firn/shared-contracts/api';

/** How long an import can be undone (docs/domain/office.md#address-import). */
export const UNDO_MS = 7 * 24 * 3_600_000;

interface UndoableImport {
  readonly state: AddressImportState;
  readonly createdAt: Date;
}

/** Until when an import can be undone; null where it was, or the time is over. */
export function undoUntil({ state, createdAt }: UndoableImport, now: Date): Date | null {
  const until = new Date(createdAt.getTime() + UNDO_MS);
  return (state === 'running' || state === 'done') && now < until ? until : null;
}
