import type { BuildProblem } from '@firn/shared-contracts/delivery';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { bundlerProblem } from './build-problems.ts';

export interface CompilerBuild {
  readonly hash: string;
  readonly problems: readonly BuildProblem[];
  readonly stats: StatsCompilation;
}

export interface CompilerWatch {
  close(): Promise<void>;
}

interface Watched {
  /** Problems name files from here. */
  readonly directory: string;
  /** A source has changed; a build follows. */
  onChange?(): void;
  onBuild(build: CompilerBuild): void;
}

/** ms; an editor writes several files at once. */
const QUIET = 20;

/** Builds now and after every change of a source; resolves after the first build, successful or not. */
export function watchCompiler(
  config: Configuration,
  { directory, onChange, onBuild }: Watched,
): Promise<CompilerWatch> {
  const compiler = rspack(config);
  compiler.hooks.invalid.tap('firn-development', () => onChange?.());
  return new Promise((resolve) => {
    const watching = compiler.watch({ aggregateTimeout: QUIET }, (error, stats) => {
      const said = stats?.toJson({ all: false, hash: true, errors: true, chunkGroups: true }) ?? {};
      const failed = error ? [{ file: null, line: null, message: error.message }] : [];
      const problems = [...failed, ...(said.errors ?? []).map((one) => bundlerProblem(directory, one))];
      onBuild({ hash: said.hash ?? '', problems, stats: said });
      resolve({
        close: () => new Promise((done) => watching?.close(() => compiler.close(() => done()))),
      });
    });
  });
}
