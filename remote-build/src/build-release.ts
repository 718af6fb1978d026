import { rmSync } from 'node:fs';
import type { Release } from '@firn/shared-contracts/delivery';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { elementFiles, filesOf } from './built-files.ts';
import { elementsConfig } from './elements-config.ts';
import { writeElementsManifest, writeFederationManifest } from './federation-manifest.ts';
import { sizesOfLastBuild, writeReleaseFile } from './release-file.ts';
import { clientConfig, serverConfig } from './rspack-config.ts';
import { sharedRanges, sharedVersions } from './shared-modules.ts';
import type { ReleaseWorkspace } from './workspace.ts';

/** Runs one build. Rejects with the compiler's own messages. */
export function compile(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only' })));
        else resolve(stats.toJson({ all: false, chunkGroups: true, assets: true }));
      });
    });
  });
}

/** Builds a workspace into its `dist`: client, server where it has one, release.json. */
export async function buildRelease(workspace: ReleaseWorkspace): Promise<Release> {
  const known = sizesOfLastBuild(workspace.dist);
  rmSync(workspace.dist, { recursive: true, force: true });
  const stats = await compile(clientConfig(workspace));
  if (workspace.serverEntry) await compile(serverConfig(workspace));
  const elements = elementsConfig(workspace);
  const elementStats = elements && (await compile(elements));
  const shared = workspace.isShell ? sharedVersions(workspace.directory) : sharedRanges();
  const built = filesOf(workspace, stats, shared);
  if (!workspace.isShell) {
    writeFederationManifest(workspace, built);
    if (elementStats) writeElementsManifest(workspace, shared, elementFiles(workspace, elementStats));
  }
  return writeReleaseFile(workspace, built, known);
}
