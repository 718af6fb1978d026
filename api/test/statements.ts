import { jest } from '@jest/globals';
import type { Query } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import type { Job } from '../src/jobs/jobs.ts';

const KILLED = new Error('killed');

/** A job that works through several things tells what each of them failed by. */
const isDeath = (error: unknown): boolean =>
  error === KILLED || (error instanceof AggregateError && error.errors.every(isDeath));

/**
 * Runs work whose process dies before its n-th statement (from 1), and sends none after it; a server takes back by itself
 * what was begun. True if it came to that.
 */
export async function dyingAt(db: Db, n: number, work: () => Promise<unknown>): Promise<boolean> {
  const session = Object.getPrototypeOf(db._.session);
  const { prepareQuery } = session;
  let statements = 0;
  const prepare = jest.spyOn(session, 'prepareQuery').mockImplementation(function (this: unknown, ...args) {
    // To die before a transaction is to die before its first statement; a pool would wait for the connection.
    if (/^(begin|rollback)/.test((args[0] as Query).sql)) return prepareQuery.apply(this, args);
    statements += 1;
    if (statements >= n) throw KILLED;
    return prepareQuery.apply(this, args);
  });
  try {
    await work();
    return false;
  } catch (error) {
    if (!isDeath(error)) throw error;
    return true;
  } finally {
    prepare.mockRestore();
  }
}

/** A database whose transactions are none. */
export const withoutTransactions = (db: Db): Db =>
  new Proxy(db, {
    get: (target, name) =>
      name === 'transaction' ? (work: (tx: Db) => unknown) => work(target) : Reflect.get(target, name),
  });

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

/** Each worker goes one statement further than the one before, and finds what that has left. @returns how many died. */
export async function dieAll(
  db: Db,
  { run }: Pick<Job, 'run'>,
  meanwhile?: () => Promise<unknown>,
): Promise<number> {
  let deaths = 0;
  while (await dyingAt(db, deaths + 1, run)) {
    deaths += 1;
    await meanwhile?.();
  }
  return deaths;
}
