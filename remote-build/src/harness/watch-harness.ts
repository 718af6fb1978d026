import { type Configuration, rspack } from '@rspack/core';

export interface HarnessBuild {
  /** Null when the build succeeded, else the compiler's messages. */
  readonly failure: string | null;
}

export interface HarnessWatch {
  close(): Promise<void>;
}

/** Builds now and after every change of a source; resolves after the first build, successful or not. */
export function watchHarness(
  config: Configuration,
  onBuild: (build: HarnessBuild) => void,
): Promise<HarnessWatch> {
  const compiler = rspack(config);
  return new Promise((resolve) => {
    const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      const broken = stats?.hasErrors() ? stats.toString({ preset: 'errors-only' }) : null;
      onBuild({ failure: error?.message ?? broken });
      resolve({
        close: () => new Promise((done) => watching?.close(() => compiler.close(() => done()))),
      });
    });
  });
}
