import type { BuildProblem } from '@firn/shared-contracts/delivery';
import { problemLine } from '../development/build-problems.ts';
import { watchCompiler } from '../development/watch-compiler.ts';
import { watchTypes } from '../development/watch-types.ts';
import { readWorkspace } from '../workspace.ts';
import { harnessConfig } from './harness-config.ts';
import { startHarnessServer } from './harness-server.ts';

interface HarnessOptions {
  /** Folder of the remote. */
  readonly directory: string;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Called after each build and each check of types with what is wrong, a line for each problem. */
  onBuild(problems: readonly string[]): void;
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
  const { name } = workspace;
  const config = harnessConfig(workspace);
  const server = await startHarnessServer({ name, files: String(config.output?.path), host, port });
  let hash = '';
  let own: readonly BuildProblem[] = [];
  let ofTypes: readonly BuildProblem[] = [];
  function tell(): void {
    // Of a file that cannot be read, types only repeat that.
    const problems = own.length > 0 ? own : ofTypes;
    onBuild(problems.map(problemLine));
    server.announce({ remote: name, hash, problems });
  }
  const watch = await watchCompiler(config, {
    directory,
    onBuild: (build) => {
      own = build.problems;
      if (own.length === 0) ({ hash } = build);
      tell();
    },
  });
  const endTypes = watchTypes(directory, {
    onChecked: (problems) => {
      ofTypes = problems;
      tell();
    },
    onFailure: (error) => onBuild([String(error)]),
  });
  return {
    name,
    url: server.url,
    async close() {
      endTypes();
      await watch.close();
      await server.close();
    },
  };
}
