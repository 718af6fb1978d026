import { MapFrame } from '@firn/shared-ui/lazy-map';
import { useTexts } from '@firn/shared-ui/remote';
import { type RefObject, useId } from 'react';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import styles from './places.module.css';
import { type Point, pointOf, type TypedPoi } from './poi.ts';
import type { MapView, PoiMap } from './poi-map.ts';
import { PoiMarker } from './poi-marker.tsx';

interface PoiMapViewProps {
  readonly target: RefObject<HTMLDivElement | null>;
  readonly map: PoiMap | 'failed' | null;
  /** Null until the map is there. */
  readonly view: MapView | null;
  readonly pois: readonly TypedPoi[];
  readonly selected: number | null;
  readonly nameOf: (poi: TypedPoi, index: number) => string;
  readonly onSelect: (index: number) => void;
  readonly onMove: (index: number, point: Point) => void;
}

/** The map with the places that lie within it. */
export function PoiMapView({ view, pois, selected, nameOf, onSelect, onMove, ...frame }: PoiMapViewProps) {
  const t = useTexts(offerPoisTexts);
  const hintId = useId();
  const texts = {
    label: t('map.label'),
    loading: t('map.loading'),
    failed: t('map.failed'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    attribution: t('map.attribution'),
  };
  return (
    <MapFrame {...frame} texts={texts} className={styles.map}>
      {() => (
        <div className={styles.markers}>
          <p id={hintId} hidden>
            {t('map.move')}
          </p>
          {view &&
            pois.map((poi, index) => {
              const point = pointOf(poi);
              return (
                point && (
                  <PoiMarker
                    // biome-ignore lint/suspicious/noArrayIndexKey: a marker is its place in the list.
                    key={index}
                    sign={index + 1}
                    label={t('map.marker', { number: index + 1, title: nameOf(poi, index) })}
                    hintId={hintId}
                    point={point}
                    view={view}
                    isSelected={index === selected}
                    onSelect={() => onSelect(index)}
                    onMove={(next) => onMove(index, next)}
                  />
                )
              );
            })}
        </div>
      )}
    </MapFrame>
  );
}
