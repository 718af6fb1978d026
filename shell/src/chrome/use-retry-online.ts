import { useEffect } from 'react';
import { useFrame } from '../model/frame-model.tsx';

/** Tries the lost page again by itself when the device is back on the net. */
export function useRetryOnline(): void {
  const { region } = useFrame();
  useEffect(() => {
    window.addEventListener('online', region.retry);
    return () => window.removeEventListener('online', region.retry);
  }, [region]);
}
