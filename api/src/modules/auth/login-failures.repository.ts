import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { loginFailures } from './auth.table.ts';

export interface LoginSource {
  /** Lower-case e-mail as typed, whether or not an account has it. */
  readonly account: string;
  readonly ip: string;
}

export type LoginFailuresRepository = ReturnType<typeof createLoginFailuresRepository>;

export function createLoginFailuresRepository(db: Db) {
  const from = ({ account, ip }: LoginSource) =>
    and(eq(loginFailures.account, account), eq(loginFailures.ip, ip));
  return {
    async since(source: LoginSource, since: Date): Promise<{ failures: number; oldest: Date | null }> {
      const [row] = await db
        .select({ failures: count(), oldest: min(loginFailures.at) })
        .from(loginFailures)
        .where(and(from(source), gt(loginFailures.at, since)));
      return { failures: row?.failures ?? 0, oldest: row?.oldest ?? null };
    },

    async add(source: LoginSource, at: Date): Promise<void> {
      await db.insert(loginFailures).values({ ...source, at });
    },

    async forget(source: LoginSource, olderThan: Date): Promise<void> {
      await db.delete(loginFailures).where(from(source));
      await db.delete(loginFailures).where(lt(loginFailures.at, olderThan));
    },
  };
}
