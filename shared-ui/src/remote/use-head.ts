import type { HeadState } from '@firn/shared-contracts/shell';
import { useEffect } from 'react';
import { useShell } from './shell-context.tsx';

const onServer = typeof window === 'undefined';

/** Sets the page's title and what search engines should know. Null while that is not known yet. */
export function useHead(head: HeadState | null): void {
  const shell = useShell();
  if (onServer && head) shell.head.set(head);
  const serialised = JSON.stringify(head);
  useEffect(() => {
    const state = JSON.parse(serialised) as HeadState | null;
    if (state) shell.head.set(state);
  }, [shell, serialised]);
}

/** Hands the region to the shell's error page, for a record that does not exist (404) or cannot be shown. */
export function useErrorPage(status: number | null, message?: string): void {
  const shell = useShell();
  if (onServer && status !== null)
    shell.head.setStatus(status, { takeOver: true, ...(message && { message }) });
  useEffect(() => {
    if (status !== null) shell.head.setStatus(status, { takeOver: true, ...(message && { message }) });
  }, [shell, status, message]);
}

/**
 * Says whether the page begins with a picture under the header, for one whose data decides that. Null while it is not
 * known: then the header stays as it is.
 */
export function useHeaderImage(isPresent: boolean | null): void {
  const shell = useShell();
  if (onServer && isPresent !== null) shell.head.setHeaderImage(isPresent);
  useEffect(() => {
    if (isPresent !== null) shell.head.setHeaderImage(isPresent);
  }, [shell, isPresent]);
}
