import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ROOT } from '../root.ts';

export interface DevOptions {
  /** Folders of the workspaces, from the root. */
  readonly names: readonly string[];
  /** `product`: of its own · `running`: into the platform at `url` · `alone`: before a test shell. */
  readonly mode: 'product' | 'running' | 'alone';
  /** Address of the running platform; null in the other modes. */
  readonly url: string | null;
}

const KNOWN = `Known: ${RELEASE_WORKSPACES.join(', ')}, or a folder with a remote.json.`;

function parse(args: readonly string[]) {
  const options = { alone: { type: 'boolean' }, url: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  return { alone: values.alone === true, url: values.url ?? null, names: positionals };
}

function refusalOf(names: readonly string[], mode: DevOptions['mode']): string | null {
  const known = (name: string) =>
    mode === 'product' ? RELEASE_WORKSPACES.includes(name) : existsSync(join(ROOT, name, 'remote.json'));
  const unknown = names.filter((name) => !known(name));
  if (unknown.length > 0) return `No release workspace: ${unknown.join(', ')}. ${KNOWN}`;
  if (mode === 'running' && names.length === 0)
    return 'Name the remotes to develop on the running platform, such as mfe-public.';
  if (mode === 'alone' && (names.length !== 1 || names.includes('shell')))
    return '--alone shows one remote: npm run dev -- mfe-public --alone';
  return null;
}

/**
 * What `npm run dev` was asked for.
 * @returns a sentence instead when it was asked wrongly.
 */
export function devOptions(args: readonly string[], env: NodeJS.ProcessEnv): DevOptions | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { alone, url, names } = parsed;
  const address = url ?? env.FIRN_URL ?? null;
  const mode = alone ? 'alone' : address ? 'running' : 'product';
  const refusal = refusalOf(names, mode);
  if (refusal) return refusal;
  const isAll = mode === 'product' && names.length === 0;
  return { names: isAll ? RELEASE_WORKSPACES : names, mode, url: mode === 'running' ? address : null };
}
