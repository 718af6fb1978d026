import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import type { Clock } from '../../lib/clock.ts';
import { recordAudits } from '../audit/index.ts';
import { limitLockWaits } from '../bookings/index.ts';
import { subscribeImported } from '../newsletter/index.ts';
import { nextGuestCode } from '../people/index.ts';
import type { AddressValues, FilledFields } from './address.domain.ts';
import {
  listOpenImports,
  lockImport,
  openRows,
  updateImport,
  writeRows,
} from './address-import.repository.ts';
import type { AddressImportRow, ImportedRow } from './address-import.table.ts';
import { importActor } from './import-actor.ts';
import { lockPeople } from './known-people.read-model.ts';
import { planRow, type RowPlan } from './plan-row.ts';
import { insertPeople, updatePeople } from './written-people.repository.ts';

/** Rows in one transaction: what a process that ends can lose, and how long others wait for it at most. */
export const PIECE = 250;

/** All imports and undoings take turns: what one finds, another must not take away. */
export const lockImports = (tx: Tx): Promise<void> => takeTurns(tx, 'address imports');

/** Whoever registers, is invited or books with one of the addresses waits, and is found or finds. */
async function lockAddresses(tx: Tx, rows: readonly AddressValues[]): Promise<void> {
  const emails = [...new Set(rows.flatMap(({ email }) => email?.toLowerCase() ?? []))].toSorted();
  const works = ['account', 'guest'].flatMap((what) => emails.map((email) => `${what} of ${email}`));
  if (works.length > 0) await takeTurns(tx, ...works);
}

interface PlannedRow extends RowPlan {
  readonly row: number;
}

async function planPiece(
  tx: Tx,
  rows: readonly ImportedRow[],
  { newsletterProof }: AddressImportRow,
): Promise<PlannedRow[]> {
  const read = rows.flatMap(({ row, values }) => (values ? [{ row, values }] : []));
  const values = read.map((each) => each.values);
  await lockAddresses(tx, values);
  const people = await lockPeople(tx, values);
  const options = { hasProof: newsletterProof !== null, newId: randomUUID };
  return read.map((each) => ({ row: each.row, ...planRow(each.values, people, options) }));
}

/** The values that are written of each person: a row may fill what an earlier one has made. */
function writesOf(plans: readonly PlannedRow[], outcome: 'created' | 'updated'): Map<string, FilledFields> {
  const writes = new Map<string, FilledFields>();
  for (const plan of plans) {
    if (plan.outcome !== outcome || !plan.personId) continue;
    writes.set(plan.personId, { ...writes.get(plan.personId), ...plan.filled });
  }
  return writes;
}

async function writePiece(
  tx: Tx,
  made: AddressImportRow,
  plans: readonly PlannedRow[],
  at: Date,
): Promise<void> {
  const created = writesOf(plans, 'created');
  const updated = writesOf(plans, 'updated');
  if (created.size > 0) await insertPeople(tx, created, { firstCode: Number(await nextGuestCode(tx)), at });
  await updatePeople(tx, updated);
  if (made.newsletterProof !== null) {
    const emails = plans.flatMap(({ filled }) => filled.newsletter ?? []);
    await subscribeImported(tx, emails, { proof: made.newsletterProof, at });
  }
  const actor = importActor(made.createdById);
  const entries = [...created.keys()].map((entityId) => ({ action: 'user.create', entityId }));
  const changes = [...updated].map(([entityId, filled]) => ({
    action: 'user.update',
    entityId,
    diff: Object.fromEntries(Object.keys(filled).map((field) => [field, { from: '…', to: '…' }])),
  }));
  const all = [...entries, ...changes].map((entry) => ({
    ...entry,
    entity: 'user',
    label: 'Person',
    actor,
    at,
  }));
  if (all.length > 0) await recordAudits(tx, all);
}

const countOf = (plans: readonly PlannedRow[], outcome: RowPlan['outcome']) =>
  plans.filter((plan) => plan.outcome === outcome).length;

/**
 * Takes the next rows of an import in, all of them or none (docs/domain/office.md#address-import).
 * @returns whether more of it is to do now; not while another one is undone, whose people would be found and then go.
 */
export function takeInPiece(db: Db, id: string, clock: Clock): Promise<boolean> {
  return db.transaction(async (tx) => {
    await limitLockWaits(tx);
    await lockImports(tx);
    const [first] = await listOpenImports(tx);
    if (first?.id !== id) return false;
    const made = await lockImport(tx, id);
    if (made?.state !== 'running') return false;
    const rows = await openRows(tx, id, PIECE);
    const plans = await planPiece(tx, rows, made);
    await writePiece(tx, made, plans, clock());
    if (plans.length > 0) {
      const worked = plans.map(({ row, outcome, personId, filled, remarks }) => ({
        ...{ row, outcome, userId: personId, filled, remarks: [...remarks], undone: null },
      }));
      await writeRows(tx, id, worked);
    }
    const isMore = rows.length === PIECE;
    await updateImport(tx, id, {
      state: isMore ? 'running' : 'done',
      done: made.done + plans.length,
      created: made.created + countOf(plans, 'created'),
      updated: made.updated + countOf(plans, 'updated'),
      unchanged: made.unchanged + countOf(plans, 'unchanged'),
      refused: made.refused + countOf(plans, 'refused'),
    });
    return isMore;
  });
}
