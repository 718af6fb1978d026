import { randomBytes } from 'node:crypto';
import { whileGuardsRest } from '../backup/restored.repository.ts';
import { findTables, setWidely } from '../backup/snapshot.read-model.ts';
import type { Db, Tx } from '../db/client.ts';
import type { FileStore } from '../lib/file-store.ts';
import { keysOfDocuments } from '../modules/documents/index.ts';
import { keysOfExports } from '../modules/exports/index.ts';
import { forgetPictures } from '../modules/media/index.ts';
import { emptyTable, forgetGateways, makeUp, portraits, superAdmins } from './made-up.repository.ts';
import { PLAN } from './plan.ts';

interface Anonymising {
  readonly db: Db;
  readonly documents: FileStore;
  readonly media: FileStore;
}

async function followPlan(tx: Tx): Promise<void> {
  const salt = randomBytes(16).toString('hex');
  for (const [table, plan] of Object.entries(PLAN)) {
    if (plan === 'emptied') await emptyTable(tx, table);
    else if (plan !== 'kept') await makeUp(tx, table, plan, salt);
  }
  await forgetGateways(tx);
}

/**
 * Makes of a database one with no real person in it (docs/domain/privacy.md#training-copy), in one transaction; then the
 * files go that were about people. Answers the made-up addresses of the super admins.
 */
export async function anonymise({ db, documents, media }: Anonymising): Promise<readonly string[]> {
  const result = await db.transaction(async (tx) => {
    await setWidely(tx);
    const files = [...(await keysOfDocuments(tx)), ...(await keysOfExports(tx))];
    const pictures = await portraits(tx);
    const tables = await findTables(tx);
    let unseen: readonly string[] = [];
    await whileGuardsRest(tx, tables, async () => {
      await followPlan(tx);
      unseen = await forgetPictures(tx, pictures);
    });
    return { files, unseen, admins: await superAdmins(tx) };
  });
  for (const key of result.files) await documents.remove(key);
  for (const key of result.unseen) await media.remove(key);
  return result.admins;
}
