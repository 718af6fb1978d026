import type { PackageSpec } from './packages.ts';

export interface WorkspaceManifest {
  readonly version: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: Readonly<Record<string, string | { readonly types: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface PackOptions {
  readonly spec: PackageSpec;
  readonly manifest: WorkspaceManifest;
  /** Packages that the built files import. */
  readonly imported: ReadonlySet<string>;
  /** What tests bring along, by its version: an optional peer. */
  readonly peers: Readonly<Record<string, string>>;
  /** The commit it is built from. */
  readonly commit: string;
}

const SOURCE = /^\.\/src\/(.+)\.tsx?$/;

/** Where the file of a workspace is in its package. */
export function packedPath(path: string): string {
  const [, module] = SOURCE.exec(path) ?? [];
  return module ? `./dist/${module}.js` : path.replace(/^\.\/src\//, './dist/');
}

function packedExport(target: string | { readonly types: string }) {
  if (typeof target !== 'string') return target;
  const [, module] = SOURCE.exec(target) ?? [];
  return module ? { types: `./dist/${module}.d.ts`, default: packedPath(target) } : packedPath(target);
}

/** Of the packages that are imported, those that the workspace declares, and those its tests bring. */
function requirements({ spec, manifest, imported, peers }: PackOptions) {
  const declared = manifest.dependencies ?? {};
  const names = [...imported].filter((name) => name !== spec.name).toSorted();
  const unknown = names.filter((name) => !(name in declared) && !(name in peers));
  if (unknown.length > 0)
    throw new Error(`${spec.name} imports what it does not declare: ${unknown.join(', ')}.`);
  const peerNames = names.filter((name) => !(name in declared));
  return {
    dependencies: Object.fromEntries(
      names.flatMap((name) => (declared[name] ? [[name, declared[name]]] : [])),
    ),
    ...(peerNames.length > 0 && {
      peerDependencies: Object.fromEntries(peerNames.map((name) => [name, `^${peers[name]}`])),
      peerDependenciesMeta: Object.fromEntries(peerNames.map((name) => [name, { optional: true }])),
    }),
  };
}

/** The package.json of a built package. */
export function packedManifest(options: PackOptions): Record<string, unknown> {
  const { spec, manifest, commit } = options;
  const exported = Object.entries(manifest.exports ?? {}).map(([key, target]) => [key, packedExport(target)]);
  const commands = Object.keys(spec.bin).map((command) => [command, `./bin/${command}.mjs`]);
  return {
    name: spec.name,
    version: manifest.version,
    description: spec.description,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    gitHead: commit,
    ...(manifest.sideEffects !== undefined && { sideEffects: manifest.sideEffects }),
    ...(commands.length > 0 && { bin: Object.fromEntries(commands) }),
    ...(spec.isLibrary && { exports: Object.fromEntries(exported) }),
    ...requirements(options),
  };
}
