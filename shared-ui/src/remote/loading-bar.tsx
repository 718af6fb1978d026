import { useEffect, useState } from 'react';

/** Quick loads show none (docs/domain/constants.md#waiting). Its 5 s stand in base.css. */
const THROTTLE_MS = 200;

/** A line across the top while a page loads: the shell's for a remote, the remote's for its own pages. */
export function LoadingBar({ isLoading }: { readonly isLoading: boolean }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setShown(true), THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isLoading]);
  return isShown ? (
    <div className="firn-loading-bar" role="progressbar" aria-label="Die Seite wird geladen." />
  ) : null;
}
