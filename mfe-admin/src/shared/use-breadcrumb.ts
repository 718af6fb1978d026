import { useShell } from '@firn/shared-ui/remote';
import { useEffect } from 'react';

/** Sets the last breadcrumb, for what the registry cannot know; null while it is not known. */
export function useBreadcrumb(label: string | null): void {
  const { head } = useShell();
  useEffect(() => {
    head.setBreadcrumb(label);
    return () => head.setBreadcrumb(null);
  }, [head, label]);
}
