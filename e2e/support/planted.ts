import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { firn } from './firn.ts';

/** An extension that a team wrote by hand, without a bundler. */
export interface PlantedExtension {
  readonly id: string;
  readonly slot: string;
  readonly context: string;
  readonly order?: number;
  readonly guard?: string;
  /** How long the page waits for it on the server. */
  readonly milliseconds?: number;
  /** Pixels that are kept free for it. */
  readonly height?: number;
  /** Its lifecycles; `name` and `version` are there. */
  readonly lifecycles: string;
  /** The body of `draw(context)` on the server, which answers HTML; left out, the browser draws it. */
  readonly server?: string;
}

interface PlantedRelease {
  readonly name: string;
  readonly version: string;
  readonly extensions: readonly PlantedExtension[];
  /** Modules that the container exposes, although none is missing in release.json. */
  readonly exposed?: (id: string) => boolean;
}

const BUDGET = { jsBytes: 20_000, cssBytes: 1000 };
const NO_LIFECYCLES = `const idle = { name, version, bootstrap: async () => {}, mount: async () => {}, update: async () => {},
  unmount: async () => {}, canSwitch: () => 'now', snapshot: () => null, restore: () => {} };`;

function container({ name, version, extensions, exposed = () => true }: PlantedRelease): string {
  const modules = extensions
    .filter(({ id }) => exposed(id))
    .map(({ id, lifecycles }) => `'./${id}': { ...idle, ...(${lifecycles}) }`);
  return `// ${name}@${version}
const name = '${name}', version = '${version}';
${NO_LIFECYCLES}
const modules = { './lifecycles': idle, ${modules.join(', ')} };
export const init = () => {};
export const get = async (module) => {
  if (!modules[module]) throw new Error('Module "' + module + '" does not exist in container.');
  return () => modules[module];
};
`;
}

function serverBundle({ version, extensions }: PlantedRelease): string {
  const draws = extensions.map(({ id, server }) => `'${id}': async (context) => { ${server ?? ''} }`);
  return `export const version = '${version}';
const draws = { ${draws.join(', ')} };
export const renderExtension = async ({ extensionId, context }) => ({ html: await draws[extensionId](context), data: {} });
`;
}

function manifestOf({ name, extensions }: PlantedRelease): object {
  return {
    ...{ name, title: name, contract: '^1.5.0', pages: [], navigation: [], permissions: [], budgets: BUDGET },
    ...(extensions.length > 0 && {
      extensions: extensions.map(({ lifecycles: _client, server, order = 500, guard = 'none', ...rest }) => ({
        ...{ ...rest, order, guard, module: `./${rest.id}`, budget: BUDGET },
        render: server === undefined ? 'client' : 'server',
      })),
    }),
  };
}

function fileOf(content: string): object {
  const sha384 = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { sha384, bytes: Buffer.byteLength(content), brotliBytes: Buffer.byteLength(content) };
}

/** Publishes what a team outside wrote. Nothing goes live. */
export async function publishPlanted(release: PlantedRelease): Promise<void> {
  const { name, version, extensions } = release;
  const files = { 'client/remoteEntry.js': container(release), 'server/index.js': serverBundle(release) };
  const assets = { js: ['remoteEntry.js'], css: [] };
  const description = {
    ...{ name, version, commit: 'unknown', contract: '^1.5.0', shared: {}, manifest: manifestOf(release) },
    ...{ entry: 'remoteEntry.js', server: 'server/index.js' },
    assets: { '*': assets, ...Object.fromEntries(extensions.map(({ id }) => [`+${id}`, assets])) },
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, fileOf(content)])),
  };
  const folder = mkdtempSync(join(tmpdir(), 'firn-planted-'));
  try {
    const all = { ...files, 'release.json': JSON.stringify(description) };
    for (const [path, content] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    await firn('publish', folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function deliverPlanted(release: PlantedRelease): Promise<void> {
  await publishPlanted(release);
  await firn('promote', `${release.name}@${release.version}`);
}
