import type { BuildProblem } from '@firn/shared-contracts/delivery';
import { watchSources } from '../sources.ts';
import { checkTypes } from './check-types.ts';

interface Listeners {
  onChecked(problems: readonly BuildProblem[]): void;
  onFailure(error: unknown): void;
}

/** Checks types now and after every change, beside the build. Returns what ends it. */
export function watchTypes(directory: string, { onChecked, onFailure }: Listeners): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const check = async () => {
    const problems = await checkTypes(directory, signal);
    if (!signal.aborted) onChecked(problems);
  };
  const fail = (error: unknown) => {
    if (!signal.aborted) onFailure(error);
  };
  const endWatch = watchSources(directory, check, fail);
  check().catch(fail);
  return () => {
    ending.abort();
    endWatch();
  };
}
