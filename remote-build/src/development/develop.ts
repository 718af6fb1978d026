import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildProblem, Release } from '@firn/shared-contracts/delivery';
import { SHELL_CONTRACT_VERSION } from '@firn/shared-contracts/shell';
import { elementFiles, filesOf } from '../built-files.ts';
import { writeElementsManifest } from '../federation-manifest.ts';
import { sharedRanges, sharedVersions } from '../shared-modules.ts';
import { type ReleaseWorkspace, readWorkspace } from '../workspace.ts';
import { developmentClient, developmentElements, developmentServer } from './development-config.ts';
import { openDevelopmentNote } from './development-notes.ts';
import { type CompilerBuild, type CompilerWatch, watchCompiler } from './watch-compiler.ts';
import { watchTypes } from './watch-types.ts';

/** What is wrong after a build or a check of types. */
export interface DevelopedBuild {
  readonly name: string;
  readonly problems: readonly BuildProblem[];
}

interface DevelopOptions {
  /** Folder of the workspace. */
  readonly directory: string;
  /** Where the gateway of the product looks for what is developed. */
  readonly notes: string;
  onBuild(build: DevelopedBuild): void;
  /** Types could not be checked. */
  onFailure(error: unknown): void;
}

export interface Development {
  readonly name: string;
  /** Ends it; nothing of the build is left. */
  close(): Promise<void>;
}

/** Of all that is developed. It is published nowhere: no package.json has it. */
const DEVELOPED_VERSION = '0.0.0-dev';

function releaseOf(workspace: ReleaseWorkspace, { stats }: CompilerBuild): Release {
  // Read again: it may have changed with the sources.
  const { manifest, name, version, isShell, directory } = readWorkspace(
    workspace.directory,
    workspace.version,
  );
  const shared = isShell ? sharedVersions(directory) : sharedRanges();
  return {
    ...{ name, version, commit: 'unknown', manifest, server: null, files: {} },
    contract: isShell ? SHELL_CONTRACT_VERSION : manifest.contract,
    ...filesOf(workspace, stats, shared),
  };
}

/** The file of a server build, from the folder of the release. */
function serverFileOf({ stats }: CompilerBuild): string | null {
  const [asset] = stats.namedChunkGroups?.index?.assets ?? [];
  return asset ? `server/${asset.name}` : null;
}

/** Builds the elements for sites of others beside it, where there are any. */
function watchElements(
  workspace: ReleaseWorkspace,
  onBuilt: (problems: readonly BuildProblem[]) => void,
): Promise<CompilerWatch>[] {
  const config = developmentElements(workspace);
  if (!config) return [];
  const onBuild = ({ problems, stats }: CompilerBuild) => {
    if (problems.length === 0)
      writeElementsManifest(workspace, sharedRanges(), elementFiles(workspace, stats));
    onBuilt(problems);
  };
  return [watchCompiler(config, { directory: workspace.directory, onBuild })];
}

/** Builds a workspace now and after every change, and says so to the gateway of the product. */
export async function develop({
  directory,
  notes,
  onBuild,
  onFailure,
}: DevelopOptions): Promise<Development> {
  const workspace = readWorkspace(directory, DEVELOPED_VERSION, join(directory, '.cache/development'));
  const { name, dist } = workspace;
  const note = openDevelopmentNote(notes, name);
  rmSync(dist, { recursive: true, force: true });
  let release: Release | null = null;
  /** Null while it is behind the sources: until then browsers render. */
  let server: string | null = null;
  let hash = '';
  const problems: Record<'client' | 'server' | 'elements' | 'types', readonly BuildProblem[]> = {
    client: [],
    server: [],
    elements: [],
    types: [],
  };

  function tell(): void {
    // What several builds find is said once, and of a file that cannot be read types only repeat that.
    const { client, server: onServer, elements, types } = problems;
    const all = [client, onServer, elements, types].find((found) => found.length > 0) ?? [];
    note.write({
      remote: name,
      hash,
      problems: all,
      pid: process.pid,
      folder: dist,
      release: release && { ...release, server },
    });
    onBuild({ name, problems: all });
  }

  function takeClient(build: CompilerBuild): void {
    problems.client = build.problems;
    if (build.problems.length === 0) {
      release = releaseOf(workspace, build);
      ({ hash } = build);
    }
    tell();
  }

  const watches = await Promise.all([
    watchCompiler(developmentClient(workspace), { directory, onBuild: takeClient }),
    ...(workspace.serverEntry
      ? [
          watchCompiler(developmentServer(workspace), {
            directory,
            onChange: () => {
              server = null;
            },
            onBuild: (build) => {
              problems.server = build.problems;
              server = build.problems.length === 0 ? serverFileOf(build) : null;
              tell();
            },
          }),
        ]
      : []),
    ...watchElements(workspace, (found) => {
      problems.elements = found;
      tell();
    }),
  ]);
  const endTypes = watchTypes(directory, {
    onChecked: (found) => {
      problems.types = found;
      tell();
    },
    onFailure,
  });
  return {
    name,
    async close() {
      endTypes();
      note.remove();
      await Promise.all(watches.map((watch) => watch.close()));
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
