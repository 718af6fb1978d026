import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the device has a network; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.navigator.onLine,
    () => true,
  );
}
