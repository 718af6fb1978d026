import type { Db } from '../src/db/client.ts';
import { apiTokens } from '../src/modules/auth/auth.table.ts';
import { hashToken } from '../src/modules/auth/index.ts';
import type { UserRow } from '../src/modules/users/users.table.ts';

const DAY_MS = 24 * 3_600_000;

/** Keeps a Bearer token for each of these accounts, named by them. */
export async function apiTokensOf<Name extends string>(
  db: Db,
  users: Readonly<Record<Name, UserRow>>,
): Promise<Record<Name, string>> {
  const tokens = {} as Record<Name, string>;
  for (const [name, { id: userId }] of Object.entries<UserRow>(users)) {
    const token = `ein-langer-schluessel-von-${name}`;
    tokens[name as Name] = token;
    const expiresAt = new Date(Date.now() + DAY_MS);
    await db.insert(apiTokens).values({ tokenHash: hashToken(token), userId, title: 'Test', expiresAt });
  }
  return tokens;
}

export interface Called {
  readonly status: number;
  readonly etag: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the route answers
  readonly body: any;
}

/** Calls an API that runs somewhere. */
export type Caller = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Called>;

export const callerAt =
  (origin: string, token: string): Caller =>
  async (method, path, body, headers = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      etag: answer.headers.get('etag') ?? '',
      body: text ? JSON.parse(text) : null,
    };
  };
