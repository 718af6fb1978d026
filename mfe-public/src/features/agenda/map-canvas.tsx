import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import type { EventMap, MapSection } from './event-map.ts';
import styles from './map-view.module.css';
import { onceSized } from './once-sized.ts';
import type { Spot } from './spots.logic.ts';

interface MapCanvasProps {
  readonly spots: readonly Spot[];
  readonly selected: string | null;
  readonly onSelect: (key: string | null) => void;
  readonly onSearchHere: (section: MapSection) => void;
}

/**
 * Loads OpenLayers (its own chunk) once the map has a size on the page. Null until then; `failed` if it did not load.
 */
function useEventMap(target: RefObject<HTMLDivElement | null>, onSelect: MapCanvasProps['onSelect']) {
  const { settings, telemetry } = useShell();
  const [map, setMap] = useState<EventMap | 'failed' | null>(null);
  const select = useEffectEvent(onSelect);
  const tilesUrl = settings?.mapTilesUrl ?? null;
  useEffect(() => {
    let isGone = false;
    let created: EventMap | null = null;
    const load = async (element: HTMLElement) => {
      const { createEventMap } = await import(/* webpackChunkName: "map" */ './event-map.ts');
      if (isGone) return;
      created = createEventMap({ target: element, tilesUrl, onSelect: (key) => select(key) });
      setMap(created);
    };
    const element = target.current;
    const forget = element
      ? onceSized(element, () => {
          load(element).catch((error: unknown) => {
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

function Controls({
  map,
  onSearchHere,
}: {
  readonly map: EventMap;
  readonly onSearchHere: MapCanvasProps['onSearchHere'];
}) {
  const t = useTexts(agendaTexts);
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.zoom} aria-label={t('map.zoomIn')} onClick={() => map.zoom(1)}>
        +
      </button>
      <button
        type="button"
        className={styles.zoom}
        aria-label={t('map.zoomOut')}
        onClick={() => map.zoom(-1)}
      >
        −
      </button>
      <button type="button" className={styles.here} onClick={() => onSearchHere(map.section())}>
        {t('map.here')}
      </button>
    </div>
  );
}

export function MapCanvas({ spots, selected, onSelect, onSearchHere }: MapCanvasProps) {
  const t = useTexts(agendaTexts);
  const { settings } = useShell();
  const target = useRef<HTMLDivElement>(null);
  const map = useEventMap(target, onSelect);
  useEffect(() => {
    if (map && map !== 'failed') map.show(spots);
  }, [map, spots]);
  useEffect(() => {
    if (map && map !== 'failed') map.select(selected);
  }, [map, selected]);
  return (
    <div className={styles.map}>
      <div
        ref={target}
        className={styles.canvas}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: OpenLayers moves and zooms by keys on its focused target.
        tabIndex={0}
        role="application"
        aria-label={t('map.label')}
      />
      {map === null && <p className={styles.message}>{t('map.loading')}</p>}
      {map === 'failed' && <p className={styles.message}>{t('map.failed')}</p>}
      {map && map !== 'failed' && <Controls map={map} onSearchHere={onSearchHere} />}
      {settings?.mapTilesUrl && <p className={styles.attribution}>{t('map.attribution')}</p>}
    </div>
  );
}
