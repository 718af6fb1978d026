import { useShell } from '@firn/shared-ui/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The keys of the search, the counters of the menu, the care for the focus: a chunk of their own, for which no page waits. */
export function useAfterLoad(): void {
  const shell = useShell();
  const client = useQueryClient();
  useEffect(() => {
    let isGone = false;
    let end = () => {
      isGone = true;
    };
    import(/* webpackChunkName: "after-load" */ './after-load.ts')
      .then(({ afterLoad }) => {
        if (!isGone) end = afterLoad(shell, client);
      })
      .catch(shell.telemetry.error);
    return () => end();
  }, [shell, client]);
}
