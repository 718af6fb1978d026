import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../users/users.table.ts';
import { claiming, type LoginSource } from './login-failures.repository.ts';

/** What a login is checked against. */
export interface Credentials {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly passwordHash: string | null;
  readonly hasLoggedInBefore: boolean;
  /** Of the app that has been switched on; null without one. */
  readonly sealedSecret: string | null;
}

interface LoginAttempt {
  /** Seconds; 0 where the attempt counts. */
  readonly wait: number;
  /** Under which it counts. */
  readonly id: string;
  /** Null without an active account. */
  readonly credentials: Credentials | null;
}

type Row = { readonly wait: number } & { readonly [Key in keyof Credentials]: Credentials[Key] | null };

const isAccount = (row: Row): row is Row & Credentials => row.id !== null;

/** Counts an attempt and reads the account in one statement, whether or not there is one. */
export async function attemptLogin(db: Db, source: LoginSource, now: Date): Promise<LoginAttempt> {
  const attempt = randomUUID();
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select claim.wait, u.id, u.email, u.first_name as "firstName", u.password_hash as "passwordHash",
      u.last_seen_at is not null as "hasLoggedInBefore",
      case when f.confirmed_at is not null then f.sealed_secret end as "sealedSecret"
    from ${claiming(attempt, source, now)} as claim(wait)
    left join users u on lower(u.email) = ${source.account} and u.state = 'active'
    left join second_factors f on f.user_id = u.id`);
  const [row] = rows;
  return { wait: row?.wait ?? 0, id: attempt, credentials: row && isAccount(row) ? row : null };
}

/** The same password, hashed anew; one that was changed meanwhile stays. */
export async function replaceHash(
  db: Db,
  userId: string,
  former: string,
  passwordHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, former)));
}
