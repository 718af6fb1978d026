import { useObservable } from '@firn/shared-ui/remote';
import { useFrame } from '../model/frame-model.tsx';

/** A parameter of the page's path, as remote.json names it; empty where the address has none. */
export function useParam(name: string): string {
  return useObservable(useFrame().view).match?.params[name] ?? '';
}
