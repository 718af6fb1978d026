import { useTexts } from '@firn/shared-ui/remote';
import { useId } from 'react';
import { locationTexts } from '../../i18n/de-CH/location.ts';
import { placesMapTexts } from '../../i18n/de-CH/places-map.ts';
import styles from './places.module.css';
import { PlacesMap } from './places-map.tsx';
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
  const move = useTexts(placesMapTexts)('move');
  const hintId = useId();
  const { target, map, view, showPoint } = usePoiMap(point ? [point] : around, onPlace);
  return (
    <PlacesMap
      target={target}
      map={map}
      view={view}
      label={t('map.label')}
      failed={t('map.failed')}
      className={styles.locationMap}
    >
      {(shown) => (
        <>
          <p id={hintId} hidden>
            {move}
          </p>
          {point && (
            <PoiMarker
              sign="S"
              label={t('map.marker')}
              hintId={hintId}
              point={point}
              view={shown}
              isSelected
              onSelect={() => undefined}
              onMove={(next) => {
                onPlace(next);
                showPoint(next);
              }}
            />
          )}
        </>
      )}
    </PlacesMap>
  );
}
