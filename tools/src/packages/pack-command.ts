import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ROOT } from '../root.ts';
import { PACKAGES } from './packages.ts';
import { stagePackage } from './stage-package.ts';

const STAGED = join(ROOT, '.cache/packages');
const TARBALLS = join(ROOT, 'dist-packages');
const execute = promisify(execFile);

/** The commit of the checkout; `-dirty` behind it when files have changed since, and `unknown` without git. */
function sourceCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-dirty');
  } catch {
    return 'unknown';
  }
}

/** `npm run pack [-- --to DIR]`: built packages of what teams outside need, as tarballs. */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
  const target = values.to ?? TARBALLS;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const commit = sourceCommit();
  const folders = await Promise.all(PACKAGES.map((spec) => stagePackage(spec, STAGED, commit)));
  await execute('npm', ['pack', '--silent', '--pack-destination', target, ...folders], { cwd: ROOT });
  for (const name of readdirSync(target)) console.log(join(target, name));
  return 0;
}
