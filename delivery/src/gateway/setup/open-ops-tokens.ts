import { type Database, openDatabase } from '../../shared/database.ts';
import { openFolderTokens } from '../../tokens/folder-token-store.ts';
import { createOpsTokens, type OpsTokens, type OpsTokensOptions } from '../../tokens/ops-tokens.ts';
import { openPostgresTokens } from '../../tokens/postgres-token-store.ts';

/** A separate pool: anyone may guess tokens, and that must not take the registry's connections away from a rollback. */
const CONNECTIONS = 4;

export interface OpenOpsTokensOptions extends Omit<OpsTokensOptions, 'store'> {
  readonly folder: string;
  /** The database of the registry; null for the folder. */
  readonly databaseUrl: string | null;
  readonly onProblem: (message: string) => void;
}

export interface OpenedTokens {
  readonly tokens: OpsTokens;
  /** Null where tokens are files. The caller ends it. */
  readonly database: Database | null;
}

/** The tokens beside the registry: in PostgreSQL, which takes over those in the folder, else in the folder. */
export async function openOpsTokens({
  folder,
  databaseUrl,
  onProblem,
  ...common
}: OpenOpsTokensOptions): Promise<OpenedTokens> {
  const inFolder = await openFolderTokens(folder, onProblem);
  if (databaseUrl === null)
    return { tokens: createOpsTokens({ store: inFolder, ...common }), database: null };
  const database = openDatabase(databaseUrl, onProblem, CONNECTIONS);
  const store = await openPostgresTokens({ database, before: inFolder, onProblem });
  return { tokens: createOpsTokens({ store, ...common }), database };
}
