import { MapFrame, useLazyMap } from '@firn/shared-ui/lazy-map';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useRef } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import type { EventMap, MapSection } from './event-map.ts';
import styles from './map-view.module.css';
import type { Spot } from './spots.logic.ts';

interface MapCanvasProps {
  readonly spots: readonly Spot[];
  readonly selected: string | null;
  readonly onSelect: (key: string | null) => void;
  readonly onSearchHere: (section: MapSection) => void;
}

export function MapCanvas({ spots, selected, onSelect, onSearchHere }: MapCanvasProps) {
  const t = useTexts(agendaTexts);
  const target = useRef<HTMLDivElement>(null);
  const map = useLazyMap<EventMap>(target, async () => {
    const { createEventMap } = await import(/* webpackChunkName: "map" */ './event-map.ts');
    return (element, tilesUrl) => createEventMap({ target: element, tilesUrl, onSelect });
  });
  useEffect(() => {
    if (map && map !== 'failed') map.show(spots);
  }, [map, spots]);
  useEffect(() => {
    if (map && map !== 'failed') map.select(selected);
  }, [map, selected]);
  const texts = {
    label: t('map.label'),
    loading: t('map.loading'),
    failed: t('map.failed'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    attribution: t('map.attribution'),
  };
  return (
    <MapFrame
      target={target}
      map={map}
      texts={texts}
      className={styles.map}
      controls={(shown) => (
        <button type="button" className={styles.here} onClick={() => onSearchHere(shown.section())}>
          {t('map.here')}
        </button>
      )}
    />
  );
}
