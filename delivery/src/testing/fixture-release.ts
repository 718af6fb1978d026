import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import {
  type ExtensionDeclaration,
  extensionAssets,
  type PageDeclaration,
  type Release,
  type SlotDeclaration,
} from '@firn/shared-contracts/delivery';
import { sha384 } from '@firn/shared-contracts/sha384';
import { packRelease } from '../release/pack-release.ts';

export interface ReleaseOptions {
  readonly name?: string;
  readonly version?: string;
  /** Source of server/index.js; null for a release that renders in the browser only. */
  readonly server?: string | null;
  readonly pages?: readonly PageDeclaration[];
  /** Extra or other client files, path relative to client/ -> content. */
  readonly client?: Readonly<Record<string, string>>;
  readonly contract?: string;
  readonly shared?: Readonly<Record<string, string>>;
  readonly budgets?: Release['manifest']['budgets'];
  readonly connects?: NonNullable<Release['manifest']['connects']>;
  readonly slots?: readonly SlotDeclaration[];
  readonly extensions?: readonly ExtensionDeclaration[];
  readonly change?: (release: Release) => Release;
}

export function aSlot(overrides: Partial<SlotDeclaration> = {}): SlotDeclaration {
  return { name: 'agenda-tools', page: 'agenda', context: 'visitor@1', place: 'inline', ...overrides };
}

export function anExtension(overrides: Partial<ExtensionDeclaration> = {}): ExtensionDeclaration {
  return {
    id: 'weather',
    slot: 'agenda-tools',
    context: 'visitor@1',
    module: './weather',
    order: 100,
    guard: 'none',
    render: 'client',
    budget: { jsBytes: 100_000, cssBytes: 100_000 },
    ...overrides,
  };
}

export function aPage(overrides: Partial<PageDeclaration> = {}): PageDeclaration {
  return {
    id: 'agenda',
    path: '/agenda',
    layout: 'default',
    guard: 'none',
    title: 'Agenda',
    render: 'server',
    ...overrides,
  };
}

function clientFilesOf(name: string, version: string): Record<string, string> {
  return {
    'remoteEntry.js': `export const name = '${name}', version = '${version}';\n// ${name}@${version}\n${'// filler\n'.repeat(200)}`,
    'page-agenda.js': `export const page = '${name} ${version}';\n`,
    'page-agenda.css': `.page { color: black }\n`,
  };
}

function describe(content: string): Release['files'][string] {
  const bytes = Buffer.from(content);
  return { sha384: sha384(bytes), bytes: bytes.length, brotliBytes: brotliCompressSync(bytes).length };
}

function placesOf({ slots = [], extensions = [] }: ReleaseOptions): Partial<Release['manifest']> {
  return {
    ...(slots.length > 0 && { slots: [...slots] }),
    ...(extensions.length > 0 && { extensions: [...extensions] }),
  };
}

function releaseOf(options: ReleaseOptions, files: Readonly<Record<string, string>>): Release {
  const { name = 'mfe-public', version = '1.0.0', server = null } = options;
  const isShell = name === 'shell';
  const contract = options.contract ?? (isShell ? '1.0.0' : '^1.0.0');
  return {
    name,
    version,
    commit: 'abcdef0',
    contract,
    shared: options.shared ?? { react: isShell ? '19.3.1' : '^19.0.0' },
    manifest: {
      name,
      title: name,
      contract: isShell ? `^${contract}` : contract,
      pages: [...(options.pages ?? (isShell ? [] : [aPage()]))],
      navigation: [],
      permissions: [],
      ...placesOf(options),
      ...(options.connects && { connects: options.connects }),
      budgets: options.budgets ?? { jsBytes: 100_000, cssBytes: 100_000 },
    },
    entry: 'remoteEntry.js',
    server: server === null ? null : 'server/index.js',
    assets: {
      '*': { js: [], css: [] },
      agenda: { js: ['page-agenda.js'], css: ['page-agenda.css'] },
      ...Object.fromEntries(
        (options.extensions ?? []).map(({ id }) => [
          extensionAssets(id),
          { js: ['remoteEntry.js', 'page-agenda.js'], css: [] },
        ]),
      ),
    },
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, describe(content)])),
  };
}

/** A server bundle of a shell whose frame shows the region, the status and the session. */
export function aShellServer(version = '1.0.0', body = ''): string {
  return `export const version = '${version}';
export function renderFrame({ state, url, regionHtml }) {
  ${body}
  return { html: '<header>Firn ${version}</header><main>' + regionHtml + '</main>', head: { title: 'Shell ' + state.status } };
}`;
}

/** A server bundle of a remote that prints its version, after running `body` if given. */
export function aRemoteServer(version = '1.0.0', body = ''): string {
  return `export const version = '${version}';
export async function renderRegion(input) {
  ${body}
  return { status: 200, html: '<p>Region ${version} ' + input.pageId + '</p>', head: { title: 'Agenda', description: 'Touren' },
    headerImage: false, data: { version: '${version}' } };
}`;
}

/** Writes a `dist/` folder to a temporary place; resolves to the folder and its release. */
export async function aRelease(options: ReleaseOptions = {}): Promise<{ folder: string; release: Release }> {
  const { name = 'mfe-public', version = '1.0.0', server = null } = options;
  const client = { ...clientFilesOf(name, version), ...options.client };
  const files = Object.fromEntries(
    Object.entries(client).map(([path, content]) => [`client/${path}`, content]),
  );
  if (server !== null) files['server/index.js'] = server;
  const folder = await mkdtemp(join(tmpdir(), 'firn-release-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const release = (options.change ?? ((same) => same))(releaseOf(options, files));
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { folder, release };
}

/** The tar.gz of `aRelease`. */
export async function anArchive(
  options: ReleaseOptions = {},
): Promise<{ archive: Buffer; release: Release }> {
  const { folder, release } = await aRelease(options);
  return { archive: await buffer(packRelease(folder, release)), release };
}
