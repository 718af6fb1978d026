import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { developmentVersion } from '@firn/remote-build';
import { ensureBuilt } from '../build/stale.ts';
import { ROOT } from '../root.ts';
import { endSignal } from './ending.ts';
import type { Product } from './product.ts';
import { type Problem, problemOf, problemText, RefusedDelivery } from './refused-delivery.ts';

const execute = promisify(execFile);

interface CliResult {
  readonly code: number;
  readonly output: Record<string, unknown>;
  readonly message: string;
  readonly problem: Problem;
}

/** Where releases go: a product, or any gateway on this machine. */
export type Platform = Pick<Product, 'url' | 'dataDir'>;

/** Runs `firn … --json` against a product, the same way a team does. */
export async function firn({ url, dataDir }: Platform, args: readonly string[]): Promise<CliResult> {
  const env = { ...process.env, FIRN_URL: url, FIRN_DATA_DIR: dataDir };
  const command = [join(ROOT, 'delivery/src/cli/main.ts'), ...args, '--json'];
  try {
    const { stdout } = await execute(process.execPath, command, { cwd: ROOT, env, signal: endSignal });
    const output = JSON.parse(stdout) as Record<string, unknown>;
    return { code: 0, output, message: stdout, problem: { detail: '' } };
  } catch (error) {
    const failure = error as { code?: number; stdout?: string; stderr?: string };
    const problem = problemOf(failure.stdout ?? '', failure.stderr ?? '');
    return { code: failure.code ?? 1, output: {}, message: problemText(problem), problem };
  }
}

interface RemoteStatus {
  readonly current: string | null;
  readonly versions: readonly string[];
}

async function statusOf(platform: Platform, name: string): Promise<RemoteStatus> {
  const { code, output } = await firn(platform, ['status', name]);
  return code === 0 ? (output as unknown as RemoteStatus) : { current: null, versions: [] };
}

/** The version of a workspace that is live in the product; null when none is. */
export async function liveVersion(platform: Platform, workspace: string): Promise<string | null> {
  return (await statusOf(platform, workspace)).current;
}

/**
 * Brings the sources of one workspace into the product: builds them when stale, publishes and promotes what is
 * not there yet. What is published already is left alone, so a rollback outlives a restart. Sources that changed
 * under a version that is published become `{version}-dev.{hash}`: a version is immutable.
 * Answers the version that is live afterwards.
 * @throws RefusedDelivery
 */
export async function deliver(
  platform: Platform,
  workspace: string,
  build: typeof ensureBuilt = ensureBuilt,
): Promise<string> {
  const directory = join(ROOT, workspace);
  const built = await build(directory);
  const before = await statusOf(platform, workspace);
  let { release } = built;
  let published = await firn(platform, ['publish', built.dist]);
  if (published.code !== 0 && before.versions.includes(release.version)) {
    const version = developmentVersion(release.version, built.sourceHash.slice(0, 8));
    ({ release } = await build(directory, version));
    published = await firn(platform, ['publish', built.dist]);
  }
  const attempt = { workspace, version: release.version, live: before.current };
  if (published.code !== 0) throw new RefusedDelivery({ ...attempt, problem: published.problem });
  if (before.current && before.versions.includes(release.version)) return before.current;
  const promoted = await firn(platform, ['promote', `${workspace}@${release.version}`]);
  if (promoted.code !== 0) throw new RefusedDelivery({ ...attempt, problem: promoted.problem });
  return release.version;
}
