import { MountError } from './mount-remote.ts';

/** How browsers and Rspack say that a script or stylesheet did not come; they have no common error type. */
const MISSING_FILE =
  /dynamically imported module|importing a module script failed|loading (css )?chunk .* failed/i;

/** True when a remote failed because something did not arrive: a file of it may also be missing while it mounts. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof MountError && error.phase === 'load-failed') || MISSING_FILE.test(error.message);
}
