import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { TSC } from '../contract/tsc.ts';
import { ROOT } from '../root.ts';
import { importedPackages } from './imported-packages.ts';
import type { PackageSpec } from './packages.ts';
import { packedManifest, packedPath, type WorkspaceManifest } from './packed-manifest.ts';
import { writeTemplate } from './write-template.ts';

const execute = promisify(execFile);
const COPIED = /\.(css|mjs)$/;
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const workspaceManifest = (workspace: string) =>
  readJson<WorkspaceManifest>(join(ROOT, workspace, 'package.json'));

/** Modules that others import or run; what they do not reach, tests among it, is not in the package. */
function entries({ workspace, isLibrary, bin }: PackageSpec): string[] {
  const exported = isLibrary ? Object.values(workspaceManifest(workspace).exports ?? {}) : [];
  const modules = exported.filter(
    (target) => typeof target === 'string' && /\.tsx?$/.test(target),
  ) as string[];
  return [...modules, ...Object.values(bin).map((module) => `src/${module}`)];
}

/** JavaScript and declarations by the workspace's own settings. Types are checked by `npm run types`. */
async function compileTo(dist: string, spec: PackageSpec): Promise<void> {
  const directory = join(ROOT, spec.workspace);
  const path = join(dirname(dist), 'tsconfig.build.json');
  const settings = {
    extends: join(directory, 'tsconfig.json'),
    compilerOptions: {
      composite: false,
      tsBuildInfoFile: null,
      emitDeclarationOnly: false,
      declaration: spec.isLibrary,
      noCheck: true,
      target: 'ES2022',
      rootDir: join(directory, 'src'),
      outDir: dist,
    },
    files: entries(spec).map((entry) => join(directory, entry)),
    include: [],
  };
  writeFileSync(path, JSON.stringify(settings));
  await execute(process.execPath, [TSC, '-p', path]).catch((error: { stdout?: string }) => {
    throw new Error(`${spec.name} cannot be compiled:\n${error.stdout}`, { cause: error });
  });
  rmSync(path);
}

/** Stylesheets, and scripts that are no TypeScript; a mere command has none. */
function copyAssets({ workspace, isLibrary }: PackageSpec, dist: string): void {
  const source = join(ROOT, workspace, 'src');
  const names = isLibrary ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of names.filter((file) => COPIED.test(file))) cpSync(join(source, name), join(dist, name));
}

function copyDocuments({ workspace, extra, readme }: PackageSpec, folder: string): void {
  for (const name of extra) cpSync(join(ROOT, workspace, name), join(folder, name), { recursive: true });
  const documents = { [readme]: 'README', CHANGELOG: 'CHANGELOG' };
  for (const [from, to] of Object.entries(documents))
    cpSync(join(ROOT, workspace, `${from}.md`), join(folder, `${to}.md`));
}

function writeCommands({ bin }: PackageSpec, folder: string): void {
  if (Object.keys(bin).length > 0) mkdirSync(join(folder, 'bin'));
  for (const [command, module] of Object.entries(bin)) {
    const target = packedPath(`./src/${module}`).slice(2);
    writeFileSync(join(folder, 'bin', `${command}.mjs`), `#!/usr/bin/env node\nimport '../${target}';\n`);
  }
}

/** Versions of what only tests of a remote import. */
function testPeers(): Record<string, string> {
  const root = readJson<{ devDependencies: Record<string, string> }>(join(ROOT, 'package.json'));
  const { react = '' } = workspaceManifest('shared-ui').dependencies ?? {};
  return { ...root.devDependencies, react };
}

/** Writes the files of a package into a folder of its own and returns it. */
export async function stagePackage(spec: PackageSpec, into: string, commit: string): Promise<string> {
  const folder = join(into, spec.name.replace('/', '-'));
  const dist = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  await compileTo(dist, spec);
  copyAssets(spec, dist);
  writeCommands(spec, folder);
  copyDocuments(spec, folder);
  if (spec.extra.includes('template')) writeTemplate(join(folder, 'template'));
  const manifest = packedManifest({
    spec,
    manifest: workspaceManifest(spec.workspace),
    imported: importedPackages(dist),
    peers: testPeers(),
    commit,
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}
