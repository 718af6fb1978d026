import { useTexts } from '@firn/shared-ui/remote';
import { useId } from 'react';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import { placesMapTexts } from '../../i18n/de-CH/places-map.ts';
import styles from '../../shared/places/places.module.css';
import { type MapFrameProps, PlacesMap } from '../../shared/places/places-map.tsx';
import { type Point, pointOf, type TypedPoi } from '../../shared/places/poi.ts';
import { PoiMarker } from '../../shared/places/poi-marker.tsx';

interface PoiMapViewProps extends MapFrameProps {
  readonly pois: readonly TypedPoi[];
  readonly selected: number | null;
  readonly nameOf: (poi: TypedPoi, index: number) => string;
  readonly onSelect: (index: number) => void;
  readonly onMove: (index: number, point: Point) => void;
}

/** The map with the places that lie within it. */
export function PoiMapView({ pois, selected, nameOf, onSelect, onMove, ...frame }: PoiMapViewProps) {
  const t = useTexts(offerPoisTexts);
  const move = useTexts(placesMapTexts)('move');
  const hintId = useId();
  return (
    <PlacesMap {...frame} label={t('map.label')} failed={t('map.failed')} className={styles.map}>
      {(view) => (
        <>
          <p id={hintId} hidden>
            {move}
          </p>
          {pois.map((poi, index) => {
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
        </>
      )}
    </PlacesMap>
  );
}
