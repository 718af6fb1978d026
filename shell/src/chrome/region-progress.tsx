import { LoadingBar, useObservable } from '@firn/shared-ui/remote';
import { useFrame } from '../model/frame-model.tsx';

/** The line across the top while a remote is loading. */
export function RegionProgress() {
  return <LoadingBar isLoading={useObservable(useFrame().region.status) === 'loading'} />;
}
