import { useEffect } from 'react';
import { useFrame } from '../model/frame-model.tsx';

/** Retries the lost page automatically when the device is online again. */
export function useRetryOnline(): void {
  const { region } = useFrame();
  useEffect(() => {
    window.addEventListener('online', region.retry);
    return () => window.removeEventListener('online', region.retry);
  }, [region]);
}
