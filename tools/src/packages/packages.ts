/** A workspace that teams outside get as a built package. */
export interface PackageSpec {
  /** Folder of the workspace, from the root. */
  readonly workspace: string;
  readonly name: string;
  readonly description: string;
  /** Command -> its module below `src`. */
  readonly bin: Readonly<Record<string, string>>;
  /** Whether others import it; a mere command exports nothing. */
  readonly isLibrary: boolean;
  /** Copied as they are, from the workspace. */
  readonly extra: readonly string[];
  /** The document that becomes its README, without `.md`. */
  readonly readme: string;
}

export const PACKAGES: readonly PackageSpec[] = [
  {
    workspace: 'shared-contracts',
    name: '@firn/shared-contracts',
    description: 'What a remote and the shell promise each other: types, schemas, a test shell',
    bin: {},
    isLibrary: true,
    extra: ['schemas'],
    readme: 'README',
  },
  {
    workspace: 'shared-ui',
    name: '@firn/shared-ui',
    description: 'Remote runtime, design tokens, formatters, form fields and tables of Firn',
    bin: {},
    isLibrary: true,
    extra: [],
    readme: 'README',
  },
  {
    workspace: 'remote-build',
    name: '@firn/remote-build',
    description:
      'Builds a remote into a release; the harness, the Jest preset and the types it is written with',
    bin: { 'firn-build': 'cli.ts', 'firn-lockfile': 'lockfile/cli.ts' },
    isLibrary: true,
    extra: ['globals.d.ts', 'tsconfig.remote.json'],
    readme: 'README',
  },
  {
    workspace: 'delivery',
    name: '@firn/cli',
    description: 'firn: develops, publishes, promotes and rolls back remotes',
    bin: { firn: 'cli/main.ts' },
    isLibrary: false,
    extra: [],
    readme: 'CLI',
  },
  {
    workspace: 'create-remote',
    name: '@firn/create-remote',
    description: 'npm create @firn/remote NAME: a repository for a remote of its own',
    bin: { 'create-remote': 'cli.ts' },
    isLibrary: false,
    extra: ['template'],
    readme: 'README',
  },
];
