import { jest } from '@jest/globals';
import type { Db } from '../src/db/client.ts';

/** How many statements a piece of work sends to the database, in a transaction or not. */
export async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<number> {
  const prepare = jest.spyOn(Object.getPrototypeOf(db._.session), 'prepareQuery');
  try {
    await work();
    return prepare.mock.calls.length;
  } finally {
    prepare.mockRestore();
  }
}
