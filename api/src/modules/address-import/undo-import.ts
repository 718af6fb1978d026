import type { Db, Tx } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { recordAudits } from '../audit/index.ts';
import { limitLockWaits } from '../bookings/index.ts';
import { endImported } from '../newsletter/index.ts';
import type { UserRow } from '../people/index.ts';
import type { PersonColumn } from './address.domain.ts';
import {
  lockImport,
  updateImport,
  type WorkedRow,
  writeRows,
  writtenRows,
} from './address-import.repository.ts';
import type { AddressImportRow, ImportedRow } from './address-import.table.ts';
import { importActor } from './import-actor.ts';
import { peopleInUse } from './person-references.read-model.ts';
import type { RowRemark } from './remarks.domain.ts';
import { lockImports, PIECE } from './take-in.ts';
import { isUntouched, splitFilled } from './undo-row.ts';
import { deletePeople, emptyFields, lockWhole } from './written-people.repository.ts';

/** People to remove and fields to empty, collected as the rows of a piece are gone through from the last one. */
interface Undoing {
  readonly removed: Set<string>;
  readonly emptied: Map<string, PersonColumn[]>;
}

const keptOf = (field: RowRemark['field'], message: string): RowRemark => ({ kind: 'kept', field, message });

function undoCreated(row: ImportedRow, person: UserRow, inUse: boolean, undoing: Undoing): WorkedRow {
  if (!inUse && isUntouched(person, row.filled ?? {})) {
    undoing.removed.add(person.id);
    return { ...row, userId: null, undone: 'removed' };
  }
  const message = `${fullNameOf(person)} wurde seither geändert oder gebraucht und bleibt.`;
  return { ...row, userId: null, undone: 'kept', remarks: [...row.remarks, keptOf(null, message)] };
}

function undoFilled(row: ImportedRow, person: UserRow, undoing: Undoing): WorkedRow {
  const { reset, kept } = splitFilled(person, row.filled ?? {});
  undoing.emptied.set(person.id, [...(undoing.emptied.get(person.id) ?? []), ...reset]);
  const remarks = kept.map((column) =>
    keptOf(
      column === 'sacNumber' ? 'sac' : column,
      `Das wurde bei ${fullNameOf(person)} seither geändert und bleibt.`,
    ),
  );
  return {
    ...row,
    userId: null,
    undone: kept.length > 0 ? 'kept' : 'reset',
    remarks: [...row.remarks, ...remarks],
  };
}

/** A person as they are once the fields are empty, for an earlier row that made them. */
const emptied = (person: UserRow, columns: readonly PersonColumn[]): UserRow => {
  const blank = { firstName: '', lastName: '', sac: false };
  return {
    ...person,
    ...Object.fromEntries(columns.map((column) => [column, null])),
    ...pick(blank, columns),
  };
};

const pick = (from: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

async function undoRows(tx: Tx, importId: string, rows: readonly ImportedRow[]) {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const people = await lockWhole(tx, ids);
  const made = rows.filter(({ outcome }) => outcome === 'created').flatMap(({ userId }) => userId ?? []);
  const inUse = await peopleInUse(tx, made, importId);
  const undoing: Undoing = { removed: new Set(), emptied: new Map() };
  const worked = rows.map((row): WorkedRow => {
    const person = people.get(row.userId ?? '');
    if (!person || person.state === 'deleted') return { ...row, userId: null, undone: 'nothing' };
    if (row.outcome === 'created') return undoCreated(row, person, inUse.has(person.id), undoing);
    const undone = undoFilled(row, person, undoing);
    people.set(person.id, emptied(person, undoing.emptied.get(person.id) ?? []));
    return undone;
  });
  return { worked, undoing };
}

async function writeUndoing(tx: Tx, made: AddressImportRow, { removed, emptied: fields }: Undoing, at: Date) {
  const stays = new Map([...fields].filter(([id, columns]) => !removed.has(id) && columns.length > 0));
  await emptyFields(tx, stays);
  await deletePeople(tx, [...removed]);
  const actor = importActor(made.undoneById ?? made.createdById);
  const entries = [
    ...[...removed].map((entityId) => ({ action: 'user.delete', entityId })),
    ...[...stays].map(([entityId, columns]) => ({
      action: 'user.update',
      entityId,
      diff: Object.fromEntries(columns.map((column) => [column, { from: '…', to: '…' }])),
    })),
  ];
  const all = entries.map((entry) => ({ ...entry, entity: 'user', label: 'Person', actor, at }));
  if (all.length > 0) await recordAudits(tx, all);
}

/**
 * Undoes the last rows of an import that are not undone, all of them or none (docs/domain/office.md#address-import).
 * @returns whether more of it is to do now.
 */
export function undoPiece(db: Db, id: string, clock: Clock): Promise<boolean> {
  return db.transaction(async (tx) => {
    await limitLockWaits(tx);
    await lockImports(tx);
    const made = await lockImport(tx, id);
    if (made?.state !== 'undoing') return false;
    const rows = await writtenRows(tx, id, PIECE);
    const { worked, undoing } = await undoRows(tx, id, rows);
    // The rows are written before the people go, because they would go with them.
    if (worked.length > 0) await writeRows(tx, id, worked);
    await writeUndoing(tx, made, undoing, clock());
    const emails = rows.flatMap(({ filled }) => filled?.newsletter ?? []);
    if (made.newsletterProof !== null) await endImported(tx, emails, made.newsletterProof);
    const countOf = (undone: WorkedRow['undone']) => worked.filter((row) => row.undone === undone).length;
    const isMore = rows.length === PIECE;
    await updateImport(tx, id, {
      state: isMore ? 'undoing' : 'undone',
      done: made.done + rows.length,
      removed: made.removed + countOf('removed'),
      reset: made.reset + countOf('reset'),
      kept: made.kept + countOf('kept'),
    });
    return isMore;
  });
}
