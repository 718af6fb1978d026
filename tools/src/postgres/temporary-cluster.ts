import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../start/free-port.ts';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';

/** A PostgreSQL server in a folder of its own that disappears with `stop()`. */
export interface TemporaryCluster {
  /** URL of the maintenance database, `postgres://…/postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

function findBinaries(): string | null {
  const debian = existsSync(DEBIAN_VERSIONS)
    ? readdirSync(DEBIAN_VERSIONS)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_VERSIONS, version, 'bin'))
    : [];
  const path = (process.env.PATH ?? '').split(':');
  const holds = (directory: string) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(directory, name)));
  return [...debian, ...path].find(holds) ?? null;
}

/** PostgreSQL refuses to run as root; then the user `postgres` of the Debian package runs it. */
function asServerUser(command: string, args: readonly string[]): [string, string[]] {
  const isRoot = process.getuid?.() === 0;
  return isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];
}

function handToServerUser(directory: string): void {
  if (process.getuid?.() !== 0) return;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(directory, id('-u'), id('-g'));
}

/** Starts a cluster, or answers null on a machine without PostgreSQL. */
export async function startTemporaryCluster(): Promise<TemporaryCluster | null> {
  const binaries = findBinaries();
  if (!binaries) return null;
  const directory = mkdtempSync(join(tmpdir(), 'firn-postgres-'));
  handToServerUser(directory);
  const data = join(directory, 'data');
  const initdb = asServerUser(join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'firn',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  execFileSync(initdb[0], initdb[1], { stdio: 'pipe' });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'max_connections=300',
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
  ];
  const [command, args] = asServerUser(join(binaries, 'postgres'), [
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  // By pg_ctl, because runuser does not hand a signal on to the server it started.
  const [pgCtl, stopArgs] = asServerUser(join(binaries, 'pg_ctl'), [
    'stop',
    '-D',
    data,
    '-m',
    'immediate',
    '-w',
  ]);
  const stop = async () => {
    execFileSync(pgCtl, stopArgs, { stdio: 'pipe' });
    rmSync(directory, { recursive: true, force: true });
  };
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}.\n${log}`)));
  });
  return { url: `postgres://firn@127.0.0.1:${port}/postgres`, stop };
}
