import { apiTokens } from '../src/modules/auth/auth.table.ts';
import { hashToken, newToken } from '../src/modules/auth/index.ts';
import type { TestApp } from './build-test-app.ts';
import type { Inject } from './personas.ts';

/** A client of the API with a Bearer token of an account, good until 2100. */
export async function apiClient({ app, db }: Pick<TestApp, 'app' | 'db'>, userId: string): Promise<Inject> {
  const token = newToken();
  const expiresAt = new Date('2100-01-01T00:00:00.000Z');
  await db.insert(apiTokens).values({ tokenHash: hashToken(token), userId, title: 'Test', expiresAt });
  return (options) => {
    const request = typeof options === 'string' ? { url: options } : options;
    return app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
  };
}
