import type { Release } from './release.ts';

/** Where the tabs of a development product are told of builds. */
export const DEVELOPMENT_EVENTS_PATH = '/delivery/development';

/** What a compiler does not take. */
export interface BuildProblem {
  /** From the folder of the workspace; null where the compiler names none. */
  readonly file: string | null;
  readonly line: number | null;
  readonly message: string;
}

/** What a tab is told of the last build of a remote. */
export interface BuildNews {
  readonly remote: string;
  /** Of the scripts that can be had: a tab whose scripts have another one fetches what has changed. */
  readonly hash: string;
  readonly problems: readonly BuildProblem[];
}

/** A release while somebody works on it. The gateway of a development product shows it in place of what is live. */
export interface DevelopedRelease extends BuildNews {
  /** Process that builds it; without it the build is no longer shown. */
  readonly pid: number;
  /** Absolute; holds client/ and server/. */
  readonly folder: string;
  /** Without files, which change with every build; null before the first that succeeds. */
  readonly release: Release | null;
}
