import { readWorkspace } from '../workspace.ts';
import { harnessConfig } from './harness-config.ts';
import { startHarnessServer } from './harness-server.ts';
import { type HarnessBuild, watchHarness } from './watch-harness.ts';

interface HarnessOptions {
  /** Folder of the remote. */
  readonly directory: string;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Called after each build, the first one included. */
  onBuild(build: HarnessBuild): void;
}

export interface Harness {
  /** Name of the remote. */
  readonly name: string;
  readonly url: string;
  close(): Promise<void>;
}

/** Serves one remote before a test shell, built again on every change. */
export async function runHarness({ directory, host, port, onBuild }: HarnessOptions): Promise<Harness> {
  const workspace = readWorkspace(directory);
  const config = harnessConfig(workspace);
  const files = String(config.output?.path);
  const server = await startHarnessServer({ name: workspace.name, files, host, port });
  const watch = await watchHarness(config, (build) => {
    onBuild(build);
    server.announce(build);
  });
  return {
    name: workspace.name,
    url: server.url,
    async close() {
      await watch.close();
      await server.close();
    },
  };
}
