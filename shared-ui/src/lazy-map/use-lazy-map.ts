import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../remote/shell-context.tsx';
import { onceSized } from './once-sized.ts';

export interface LazyMap {
  zoom(steps: 1 | -1): void;
  dispose(): void;
}

/** Makes a map in an element; `tilesUrl` is null for the drawn backdrop. */
type CreateMap<M> = (target: HTMLElement, tilesUrl: string | null) => M;

/** Null until the map is there. */
export type LoadedMap<M> = M | 'failed' | null;

/**
 * Loads a map, a chunk of its own, once its element has a size on the page. What `load` resolves with may use the
 * values of the render it was made in.
 */
export function useLazyMap<M extends LazyMap>(
  target: RefObject<HTMLElement | null>,
  load: () => Promise<CreateMap<M>>,
): LoadedMap<M> {
  const { settings, telemetry } = useShell();
  const [map, setMap] = useState<LoadedMap<M>>(null);
  const loading = useEffectEvent(load);
  const tilesUrl = settings?.mapTilesUrl ?? null;
  useEffect(() => {
    let isGone = false;
    let created: M | null = null;
    const start = async (element: HTMLElement) => {
      const create = await loading();
      if (isGone) return;
      created = create(element, tilesUrl);
      setMap(created);
    };
    const element = target.current;
    const forget = element
      ? onceSized(element, () => {
          start(element).catch((error: unknown) => {
            telemetry.error(error);
            if (!isGone) setMap('failed');
          });
        })
      : undefined;
    return () => {
      isGone = true;
      forget?.();
      created?.dispose();
      setMap(null);
    };
  }, [target, tilesUrl, telemetry]);
  return map;
}
