/** The parts of package-lock.json (lockfileVersion 3) that are read here. */
export interface LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const SYSTEMS = [
  'android',
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openharmony',
  'aix',
  'netbsd',
  'openbsd',
  'sunos',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'arm',
  'ppc64',
  's390x',
  'ia32',
  'riscv64',
  'loong64',
  'wasm32',
  'mips64el',
];

/** Platform of a package by its name: `@swc/core-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(os.includes('linux') && libc.length > 0 && { libc }),
  };
}

const EXACT = /^\d+\.\d+\.\d+/;

/** Optional packages that the lockfile names as dependencies but does not hold, by the path they belong at. */
export function missingOptional({ packages }: Lockfile): Readonly<Record<string, LockEntry>> {
  const missing: Record<string, LockEntry> = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const isHeld = `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages;
      if (isHeld || !EXACT.test(range)) continue;
      missing[`node_modules/${name}`] = {
        version: range,
        ...platformOf(name),
        ...(entry.dev && { dev: true }),
        optional: true,
      };
    }
  }
  return missing;
}

/**
 * Adds them, sorted as npm sorts. npm drops optional packages from the lockfile without a word when a registry
 * does not have them (a mirror of one platform), and `npm ci` then refuses the lockfile on every machine.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages, ...missingOptional(lockfile) };
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}
