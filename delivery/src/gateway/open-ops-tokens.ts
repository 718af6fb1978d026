import type { Database } from '../shared/database.ts';
import { openFolderTokens } from '../tokens/folder-token-store.ts';
import { createOpsTokens, type OpsTokens, type OpsTokensOptions } from '../tokens/ops-tokens.ts';
import { openPostgresTokens } from '../tokens/postgres-token-store.ts';

export interface OpenOpsTokensOptions extends Omit<OpsTokensOptions, 'store'> {
  readonly folder: string;
  /** Where the registry lives too; null for the folder. */
  readonly database: Database | null;
  readonly onProblem: (message: string) => void;
}

/** The tokens beside the registry: in PostgreSQL, which takes those in the folder over, else in the folder. */
export async function openOpsTokens({
  folder,
  database,
  onProblem,
  ...common
}: OpenOpsTokensOptions): Promise<OpsTokens> {
  const inFolder = await openFolderTokens(folder, onProblem);
  const store = database ? await openPostgresTokens({ database, before: inFolder, onProblem }) : inFolder;
  return createOpsTokens({ store, ...common });
}
