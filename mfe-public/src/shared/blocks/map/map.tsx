import { type LazyMap, MapFrame, useLazyMap } from '@firn/shared-ui/lazy-map';
import { useTexts } from '@firn/shared-ui/remote';
import { useRef } from 'react';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import styles from './map.module.css';

type Places = BlockViewProps<'map'>['data']['places'];

function PlaceMap({ places }: { readonly places: Places }) {
  const t = useTexts(blocksTexts);
  const target = useRef<HTMLDivElement>(null);
  const map = useLazyMap<LazyMap>(target, async () => {
    const { createPlaceMap } = await import(/* webpackChunkName: "place-map" */ './place-map.ts');
    return (element, tilesUrl) => createPlaceMap({ target: element, tilesUrl, places });
  });
  const texts = {
    label: t('map.label', { count: places.length }),
    loading: t('map.loading'),
    failed: t('map.failed'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    attribution: t('map.attribution'),
  };
  return <MapFrame target={target} map={map} texts={texts} className={styles.map} />;
}

/** Places on a map and, by the same numbers, in a list: nobody needs the map. */
export function MapBlock({ data: { title, places } }: BlockViewProps<'map'>) {
  return (
    <BlockSection title={title}>
      {/* A map draws its places once: others are another map. */}
      <PlaceMap key={JSON.stringify(places)} places={places} />
      <ol className={styles.places}>
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may be called alike, and they never change places.
          <li key={index}>{place.title}</li>
        ))}
      </ol>
    </BlockSection>
  );
}
