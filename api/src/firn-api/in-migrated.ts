import type { Tx } from '../db/client.ts';
import type { CommandInput } from './command.ts';
import { refusedInWords } from './refused.ts';

/** Works in one transaction on tables as they are today; what a rule refuses is a sentence of the command. */
export async function inMigrated<T>(
  { openDatabase }: Pick<CommandInput, 'openDatabase'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { db, migrate } = await openDatabase();
  await migrate();
  return refusedInWords(() => db.transaction(work));
}
