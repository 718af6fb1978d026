import type { AuditEntry } from '@firn/shared-contracts/delivery';
import type { ClientBase } from 'pg';
import type { Database } from '../shared/database.ts';
import { Refusal } from '../shared/refusal.ts';
import { type Cause, EMPTY_REGISTRY, type RegistryDocument } from './registry-document.ts';
import { damaged, unavailable, uncertain } from './registry-refusals.ts';
import { documentOf, type RegistryStatements } from './registry-statements.ts';
import { applyTransitions, type Decide } from './registry-store.ts';
import { DamagedRegistryError } from './stored-document.ts';

interface Written {
  readonly document: RegistryDocument;
  readonly audit: readonly AuditEntry[];
}

/** How far a transaction has come; only after `done` may its connection be reused. */
type Step = 'database' | 'decision' | 'commit' | 'done';

/** A change waiting to be decided and written. */
export interface PendingChange {
  readonly cause: Cause;
  readonly decide: Decide;
  /**
   * The newest number this process saw. After an older backup is restored, numbers continue above it, so that no
   * gateway takes the next change for an old one.
   */
  readonly known: number;
}

async function newestDocument(
  client: ClientBase,
  statements: RegistryStatements,
  known: number,
): Promise<RegistryDocument> {
  const row = await statements.newest(client);
  try {
    const document = row ? documentOf(row) : EMPTY_REGISTRY;
    return { ...document, sequence: Math.max(document.sequence, known) };
  } catch (error) {
    throw error instanceof DamagedRegistryError ? damaged(error) : error;
  }
}

async function runTransaction(
  client: ClientBase,
  statements: RegistryStatements,
  { cause, decide, known }: PendingChange,
  progress: { step: Step },
): Promise<Written | null> {
  await statements.begin(client);
  await statements.lock(client);
  const before = await newestDocument(client, statements, known);
  progress.step = 'decision';
  const transitions = await decide(before);
  progress.step = 'database';
  if (transitions.length === 0) {
    await statements.rollback(client);
    progress.step = 'done';
    return null;
  }
  const change = applyTransitions(before, transitions, cause);
  await statements.insertDocument(client, change.document, cause.at);
  await statements.insertRows(client, change.audit);
  await statements.announce(client, change.document.sequence);
  progress.step = 'commit';
  await statements.commit(client);
  progress.step = 'done';
  return change;
}

async function isRolledBack(client: ClientBase, statements: RegistryStatements): Promise<boolean> {
  return statements.rollback(client).then(
    () => true,
    () => false,
  );
}

/**
 * Decides and writes in one transaction under the table's write lock. Null when there is nothing to change.
 * @throws what `decide` throws, or a Refusal 503.
 */
export async function writeChange(
  database: Database,
  statements: RegistryStatements,
  pending: PendingChange,
): Promise<Written | null> {
  const client = await database.connect().catch((error: unknown) => {
    throw unavailable(error);
  });
  // The pool listens only to idle connections; an error event without a listener would end the process.
  const ignore = () => undefined;
  client.on('error', ignore);
  const progress: { step: Step } = { step: 'database' };
  try {
    return await runTransaction(client, statements, pending, progress);
  } catch (error) {
    const { step } = progress;
    if (step === 'decision' && (await isRolledBack(client, statements))) progress.step = 'done';
    if (step === 'decision' || error instanceof Refusal) throw error;
    throw step === 'commit' ? uncertain(error) : unavailable(error);
  } finally {
    client.off('error', ignore);
    // Closing the connection rolls back an unfinished transaction, whatever its state.
    client.release(progress.step !== 'done');
  }
}
