import type { Db } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import { retryDocument } from './documents.repository.ts';

interface Retried {
  readonly id: string;
  readonly label: string;
}

/** Lets a document be tried again, with its trace. @returns whether it is not there yet. */
export function retry(
  db: Db,
  { id, label }: Retried,
  { actor, now }: { readonly actor: Actor | null; readonly now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await retryDocument(tx, id, now))) return false;
    const action = 'bexio.retry';
    await recordAudit(tx, { actor, action, entity: 'bexio', entityId: id, label, at: now });
    return true;
  });
}
