import { MapFrame } from '@firn/shared-ui/lazy-map';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode, RefObject } from 'react';
import { placesMapTexts } from '../../i18n/de-CH/places-map.ts';
import styles from './places-map.module.css';
import type { MapView, PoiMap } from './poi-map.ts';

export interface MapFrameProps {
  readonly target: RefObject<HTMLDivElement | null>;
  readonly map: PoiMap | 'failed' | null;
  /** Null until the map is there. */
  readonly view: MapView | null;
}

interface PlacesMapProps extends MapFrameProps {
  /** Of the map, for screen readers. */
  readonly label: string;
  readonly failed: string;
  /** Gives the map its size. */
  readonly className: string | undefined;
  /** What lies on the map, by where it is now. */
  readonly children: (view: MapView) => ReactNode;
}

/** A map with places on it, which are links or buttons of the page. */
export function PlacesMap({ view, label, failed, className, children, ...frame }: PlacesMapProps) {
  const t = useTexts(placesMapTexts);
  const texts = {
    label,
    failed,
    loading: t('loading'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    attribution: t('attribution'),
  };
  return (
    <MapFrame {...frame} texts={texts} className={className}>
      {() => <div className={styles.places}>{view && children(view)}</div>}
    </MapFrame>
  );
}
