import type { NavigationLocation } from '@firn/shared-contracts/shell';
import { useCallback } from 'react';
import { useShell } from '../../remote/shell-context.tsx';
import type { Stored } from '../../resource/resource.types.ts';
import type { FormValues } from '../merge-patch.ts';
import type { FormCore } from './form-core.ts';

/**
 * Whether going somewhere loses nothing. A save under way is waited for: it may leave nothing to lose. A page of the
 * same record is another place, too; only a jump within the page is none.
 */
export function useMayLeave<Item extends Stored, Values extends FormValues, Body>(
  core: FormCore<Item, Values, Body>,
) {
  const { navigation } = useShell();
  return useCallback(
    async (to: NavigationLocation) => {
      const { pathname, search } = navigation.get().location;
      if (to.pathname === pathname && to.search === search) return true;
      await core.settled();
      return !core.isDirty();
    },
    [core, navigation],
  );
}
