import { LoadingBar, useObservable } from '@firn/shared-ui/remote';
import { useFrame } from '../model/frame-model.tsx';

/** The line across the top while a remote is on its way. */
export function RegionProgress() {
  return <LoadingBar isLoading={useObservable(useFrame().region.status) === 'loading'} />;
}
