import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { clientConfig, compile, readWorkspace } from '@firn/remote-build';
import { ROOT } from '../root.ts';

/** Shell and mfe-public as one non-federated application; its scripts with the entry first. */
export interface Monolith {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly files: ReadonlyMap<string, { readonly type: string; readonly brotli: Buffer }>;
}

const BASE = '/monolith/';

/** The remote is compiled in; everything else is the unchanged shell. */
const ENTRY = `import { startShell } from '${ROOT}/shell/src/start-shell.ts';
import * as remote from '${ROOT}/mfe-public/src/index.ts';

startShell(() => () => Promise.resolve(remote));
`;

/** Builds the reference of the benchmark: the same sources and settings, without the federation. */
export async function buildMonolith(): Promise<Monolith> {
  const directory = join(ROOT, '.cache/monolith');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'main.ts'), ENTRY);
  const { version } = readWorkspace(join(ROOT, 'mfe-public'));
  const shell = { ...readWorkspace(join(ROOT, 'shell'), version), directory };
  const config = clientConfig(shell);
  const path = join(directory, 'dist');
  const stats = await compile({
    ...config,
    entry: { main: './main.ts' },
    output: { ...config.output, path },
  });
  const groups = stats.namedChunkGroups ?? {};
  const names = ['main', 'page-agenda'].flatMap((group) =>
    (groups[group]?.assets ?? []).map(({ name }) => String(name)),
  );
  const files = new Map(
    (stats.assets ?? []).map(({ name }) => {
      const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
      return [
        `${BASE}${name}`,
        { type, brotli: brotliCompressSync(readFileSync(join(path, name))) },
      ] as const;
    }),
  );
  const ending = (extension: string) =>
    [...new Set(names)].filter((name) => name.endsWith(extension)).map((name) => BASE + name);
  return { scripts: ending('.js'), styles: ending('.css'), files };
}
