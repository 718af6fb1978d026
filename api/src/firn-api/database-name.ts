import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Names the database without its secrets: host and name, or the folder. */
export function databaseName({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === null) return join(dataDir, 'database');
  const url = URL.parse(databaseUrl);
  // A password with a slash or an at sign would be read as a part of the path.
  if (!url?.host || `${url.pathname}${url.hash}`.includes('@')) return 'the database of DATABASE_URL';
  return `${url.host}${url.pathname}`;
}
