import { TimeoutError } from '@firn/shared-ui/remote';
import { MountError } from './mount-remote.ts';

/** How browsers and Rspack report that a script or stylesheet did not arrive; they have no common error type. */
const MISSING_FILE =
  /dynamically imported module|importing a module script failed|loading (css )?chunk .* failed/i;

/** True when a remote failed because nothing answered in time: a reload would fail the same way. */
export function isSilence(error: unknown): boolean {
  return (
    error instanceof TimeoutError || (error instanceof MountError && error.cause instanceof TimeoutError)
  );
}

/** True when a remote failed because something did not arrive: a file of it may also be missing while it mounts. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error) || isSilence(error)) return false;
  return (error instanceof MountError && error.phase === 'load-failed') || MISSING_FILE.test(error.message);
}
