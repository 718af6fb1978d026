import { dirname, join, resolve } from 'node:path';
import { type DataFolder, dataFolder } from '../shared/data-folder.ts';
import { codeOf } from '../shared/errors.ts';
import { readIfThere } from '../shared/read-if-there.ts';
import { failure } from './failure.ts';

export interface Connection {
  readonly url: string;
  readonly token: string | null;
}

/** Hosts that are this machine: a token found here is sent nowhere else. */
const LOOPBACK = /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Null also for a file that another user keeps private. */
async function readIfAllowed(path: string): Promise<string | null> {
  try {
    return await readIfThere(path);
  } catch (error) {
    if (codeOf(error) === 'EACCES') return null;
    throw error;
  }
}

/** The data folders the gateway may have left its address in: FIRN_DATA_DIR, else `.data` here or further up. */
function candidates(env: Environment, cwd: string): DataFolder[] {
  if (env.FIRN_DATA_DIR) return [dataFolder(resolve(cwd, env.FIRN_DATA_DIR))];
  const folders: DataFolder[] = [];
  for (let folder = cwd; ; folder = dirname(folder)) {
    folders.push(dataFolder(join(folder, '.data')));
    if (dirname(folder) === folder) return folders;
  }
}

/** The gateway's address and token: FIRN_URL and FIRN_TOKEN, else what a gateway on this machine wrote down. */
export async function findConnection(env: Environment, cwd: string): Promise<Connection> {
  const { FIRN_URL: givenUrl, FIRN_TOKEN: givenToken } = env;
  const isLocal = !givenUrl || LOOPBACK.test(URL.parse(givenUrl)?.hostname ?? '');
  for (const folder of isLocal ? candidates(env, cwd) : []) {
    const address = await readIfAllowed(folder.gatewayFile);
    if (address === null) continue;
    const { url } = JSON.parse(address) as { url: string };
    const token = givenToken ?? (await readIfAllowed(folder.demoToken))?.trim() ?? null;
    return { url: trimmed(givenUrl || url), token };
  }
  if (givenUrl) return { url: trimmed(givenUrl), token: givenToken ?? null };
  throw failure(
    'no-gateway',
    'No running gateway found. Start one (npm start), or set FIRN_URL and FIRN_TOKEN.',
  );
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}
