import { useShell } from '@firn/shared-ui/remote';
import { type ReactNode, useEffect, useState } from 'react';

/** The keys of the search, the counters of the menu, the next task: a chunk of their own, for which no page waits. */
export function useAfterLoad(): ReactNode {
  const { telemetry } = useShell();
  const [loaded, setLoaded] = useState<ReactNode>(null);
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "after-load" */ './after-load.tsx')
      .then(({ AfterLoad }) => {
        if (!isGone) setLoaded(<AfterLoad />);
      })
      .catch(telemetry.error);
    return () => {
      isGone = true;
    };
  }, [telemetry]);
  return loaded;
}
