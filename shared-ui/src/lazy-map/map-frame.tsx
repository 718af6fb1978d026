import type { ReactNode, RefObject } from 'react';
import { useShell } from '../remote/shell-context.tsx';
import styles from './map-frame.module.css';
import type { LazyMap, LoadedMap } from './use-lazy-map.ts';

interface MapFrameTexts {
  /** Of the map, for screen readers. */
  readonly label: string;
  readonly loading: string;
  readonly failed: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly attribution: string;
}

interface MapFrameProps<M> {
  /** Gets the element that the map is drawn in. */
  readonly target: RefObject<HTMLDivElement | null>;
  readonly map: LoadedMap<M>;
  readonly texts: MapFrameTexts;
  /** Gives the map its size. */
  readonly className: string | undefined;
  /** Buttons beside those for zooming. */
  readonly controls?: (map: M) => ReactNode;
  /** What lies above the map. */
  readonly children?: (map: M) => ReactNode;
}

/** A map with its buttons, or why there is none. */
export function MapFrame<M extends LazyMap>({
  target,
  map,
  texts,
  className,
  controls,
  children,
}: MapFrameProps<M>) {
  const { settings } = useShell();
  const shown = map === 'failed' ? null : map;
  const zoom = (steps: 1 | -1, text: string, sign: string) => (
    <button type="button" className={styles.zoom} aria-label={text} onClick={() => shown?.zoom(steps)}>
      {sign}
    </button>
  );
  return (
    <div className={className}>
      <div className={styles.map}>
        <div
          ref={target}
          className={styles.canvas}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: OpenLayers moves and zooms by keys on its focused target.
          tabIndex={0}
          role="application"
          aria-label={texts.label}
        />
        {map === null && <p className={styles.message}>{texts.loading}</p>}
        {map === 'failed' && <p className={styles.message}>{texts.failed}</p>}
        {shown && children?.(shown)}
        {shown && (
          <div className={styles.controls}>
            {zoom(1, texts.zoomIn, '+')}
            {zoom(-1, texts.zoomOut, '−')}
            {controls?.(shown)}
          </div>
        )}
        {settings?.mapTilesUrl && <p className={styles.attribution}>{texts.attribution}</p>}
      </div>
    </div>
  );
}
