import type { Database } from '../shared/database.ts';
import { tablesOf } from '../shared/database-tables.ts';
import { messageOf } from '../shared/errors.ts';
import { Refusal } from '../shared/refusal.ts';
import type { FolderTokenStore } from './folder-token-store.ts';
import { takeOverTokens } from './take-over-tokens.ts';
import { ADD, FIND, LIST, REMEMBER_USE, REVOKE, TOKEN_SCHEMA } from './token-statements.ts';
import type { KeptToken, TokenStore } from './token-store.ts';

interface TokenRow extends Omit<KeptToken, 'createdAt' | 'expiresAt' | 'lastUsedAt'> {
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
}

export interface PostgresTokensOptions {
  readonly database: Database;
  /** The tokens of an installation that had no database; they are taken over before the first query. */
  readonly before: FolderTokenStore;
  /** Receives messages for operators. */
  readonly onProblem: (message: string) => void;
}

function tokenOf<T extends TokenRow>({ createdAt, expiresAt, lastUsedAt, ...rest }: T) {
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** The table, which must exist. Rejects with the database's error. */
function tokenTable(database: Database): TokenStore {
  async function rows(statement: string, values: unknown[] = []): Promise<KeptToken[]> {
    return (await database.query<TokenRow>(statement, values)).rows.map((row) => tokenOf(row));
  }

  return {
    async find(id) {
      const { rows: found } = await database.query<TokenRow & { readonly revoked: boolean }>(FIND, [id]);
      return found[0] ? tokenOf(found[0]) : null;
    },
    list: () => rows(LIST),
    async add({ id, remote, label, hash, createdAt, expiresAt, lastUsedAt }) {
      await database.query(ADD, [id, remote, label, hash, createdAt, expiresAt, lastUsedAt]);
    },
    revoke: (which) => rows(REVOKE, 'id' in which ? [which.id, null] : [null, which.remote]),
    async rememberUse(id, at) {
      await database.query(REMEMBER_USE, [id, at]);
    },
  };
}

/**
 * The tokens that several gateways share, read per request: a revocation counts everywhere at once. Opens even while
 * the database is down; then everything rejects with a Refusal 503 and recovers by itself. The caller owns the pool.
 */
export async function openPostgresTokens({
  database,
  before,
  onProblem,
}: PostgresTokensOptions): Promise<TokenStore> {
  const table = tokenTable(database);
  const askTable = tablesOf(database, TOKEN_SCHEMA, () => takeOverTokens(before, table));
  let isAway = false;

  /** Reported once per outage. Not to the caller, who may be anyone. */
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      const answer = await askTable(question);
      isAway = false;
      return answer;
    } catch (error) {
      if (!isAway) onProblem(`Ops tokens cannot be checked or changed: ${messageOf(error)}`);
      isAway = true;
      const sentence = 'Tokens cannot be checked or changed at the moment. Try again; the gateway logs why.';
      throw new Refusal(503, 'tokens-unavailable', sentence);
    }
  }

  // Taken over before the first request; if the database is down, with the first query after that.
  await ask(async () => undefined).catch(() => undefined);
  return {
    find: (id) => ask(() => table.find(id)),
    add: (token) => ask(() => table.add(token)),
    list: () => ask(() => table.list()),
    revoke: (which) => ask(() => table.revoke(which)),
    rememberUse: (id, at) => ask(() => table.rememberUse(id, at)),
  };
}
