import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from '../build/stale.ts';
import { ROOT } from '../root.ts';
import { endSignal } from './ending.ts';
import type { Product } from './product.ts';

const execute = promisify(execFile);

interface CliResult {
  readonly code: number;
  readonly output: Record<string, unknown>;
  readonly message: string;
}

/** Runs `firn … --json` against a product, the same way a team does. */
export async function firn(
  { url, dataDir }: Pick<Product, 'url' | 'dataDir'>,
  args: readonly string[],
): Promise<CliResult> {
  const env = { ...process.env, FIRN_URL: url, FIRN_DATA_DIR: dataDir };
  const command = [join(ROOT, 'delivery/src/cli/main.ts'), ...args, '--json'];
  try {
    const { stdout } = await execute(process.execPath, command, { cwd: ROOT, env, signal: endSignal });
    return { code: 0, output: JSON.parse(stdout) as Record<string, unknown>, message: stdout };
  } catch (error) {
    const failure = error as { code?: number; stdout?: string; stderr?: string };
    const message = `${failure.stdout ?? ''}${failure.stderr ?? ''}`.trim();
    return { code: failure.code ?? 1, output: {}, message };
  }
}

interface RemoteStatus {
  readonly current: string | null;
  readonly versions: readonly string[];
}

async function statusOf(product: Product, name: string): Promise<RemoteStatus> {
  const { code, output } = await firn(product, ['status', name]);
  return code === 0 ? (output as unknown as RemoteStatus) : { current: null, versions: [] };
}

/**
 * Brings the sources of one workspace into the product: builds them when stale, publishes and promotes what is
 * not there yet. What is published already is left alone, so a rollback outlives a restart. Sources that changed
 * under a version that is published become `{version}-dev.{hash}`: a version is immutable.
 * Answers the version that is live afterwards.
 */
export async function deliver(product: Product, workspace: string): Promise<string> {
  const directory = join(ROOT, workspace);
  const built = await ensureBuilt(directory);
  const before = await statusOf(product, workspace);
  let { release } = built;
  let published = await firn(product, ['publish', join(directory, 'dist')]);
  if (published.code !== 0 && before.versions.includes(release.version)) {
    const version = `${release.version}-dev.${built.sourceHash.slice(0, 8)}`;
    ({ release } = await ensureBuilt(directory, version));
    published = await firn(product, ['publish', join(directory, 'dist')]);
  }
  if (published.code !== 0)
    throw new Error(`${workspace}@${release.version} was refused:\n${published.message}`);
  if (before.current && before.versions.includes(release.version)) return before.current;
  const promoted = await firn(product, ['promote', `${workspace}@${release.version}`]);
  if (promoted.code !== 0)
    throw new Error(`${workspace}@${release.version} was not promoted:\n${promoted.message}`);
  return release.version;
}
