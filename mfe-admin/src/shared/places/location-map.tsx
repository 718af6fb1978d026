import { MapFrame } from '@firn/shared-ui/lazy-map';
import { useTexts } from '@firn/shared-ui/remote';
import { useId } from 'react';
import { locationTexts } from '../../i18n/de-CH/location.ts';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import styles from './places.module.css';
import type { Point } from './poi.ts';
import { PoiMarker } from './poi-marker.tsx';
import { usePoiMap } from './use-poi-map.ts';

interface LocationMapProps {
  readonly point: Point | null;
  /** Shown at first as long as there is no point. */
  readonly around: readonly Point[];
  readonly onPlace: (point: Point) => void;
}

/** A map with the one point, which a click sets and a drag or the arrow keys move. */
export function LocationMap({ point, around, onPlace }: LocationMapProps) {
  const t = useTexts(locationTexts);
  const common = useTexts(offerPoisTexts);
  const hintId = useId();
  const { target, map, view, showPoint } = usePoiMap(point ? [point] : around, onPlace);
  const texts = {
    label: t('map.label'),
    loading: t('map.loading'),
    failed: t('map.failed'),
    zoomIn: common('map.zoomIn'),
    zoomOut: common('map.zoomOut'),
    attribution: common('map.attribution'),
  };
  return (
    <MapFrame target={target} map={map} texts={texts} className={styles.locationMap}>
      {() => (
        <div className={styles.markers}>
          <p id={hintId} hidden>
            {common('map.move')}
          </p>
          {view && point && (
            <PoiMarker
              sign="S"
              label={t('map.marker')}
              hintId={hintId}
              point={point}
              view={view}
              isSelected
              onSelect={() => undefined}
              onMove={(next) => {
                onPlace(next);
                showPoint(next);
              }}
            />
          )}
        </div>
      )}
    </MapFrame>
  );
}
