import { useLazyMap } from '@firn/shared-ui/lazy-map';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useId, useRef, useState } from 'react';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import { isWithin } from './is-within.ts';
import { PlaceSearch } from './place-search.tsx';
import styles from './places.module.css';
import { type Point, poiAt, pointOf, type TypedPoi } from './poi.ts';
import { PoiList } from './poi-list.tsx';
import type { MapView, PoiMap } from './poi-map.ts';
import { PoiMapView } from './poi-map-view.tsx';
import { MOST_POIS, useFocusSoon, usePois } from './use-pois.ts';

/** The map with its chunk; shows all places once it is there. */
function usePoiMap(pois: readonly TypedPoi[], onClick: (point: Point) => void) {
  const target = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const map = useLazyMap<PoiMap>(target, async () => {
    const { createPoiMap } = await import(/* webpackChunkName: "poi-map" */ './poi-map.ts');
    return (element, tilesUrl) => createPoiMap({ target: element, tilesUrl, onClick, onView: setView });
  });
  const shown = map === 'failed' ? null : map;
  const first = useRef(pois);
  useEffect(() => {
    shown?.showAll(first.current.flatMap((poi) => pointOf(poi) ?? []));
  }, [shown]);
  const centreOn = (poi: TypedPoi | undefined) => {
    const point = poi && pointOf(poi);
    if (point) shown?.centreOn(point);
  };
  /** Moves the map only if the point lies beyond its edge. */
  const showPoint = (point: Point) => {
    if (view && !isWithin(view.pixelOf(point), view)) shown?.centreOn(point);
  };
  return { target, map, view, centreOn, showPoint };
}

/** The places of an offer: in their order, on a map, and searched for. */
export function PoisField({ offerId }: { readonly offerId: string }) {
  const t = useTexts(offerPoisTexts);
  const titleId = useId();
  const { pois, selected, select, add, remove, move, place } = usePois();
  const { region, focusSoon } = useFocusSoon();
  const [said, setSaid] = useState('');
  const nameOf = ({ title }: TypedPoi, index: number) => title || t('row', { number: index + 1 });
  const addAndSay = (poi: TypedPoi): boolean => {
    const index = add(poi);
    if (index === null) {
      setSaid(t('full', { count: MOST_POIS }));
      return false;
    }
    const number = index + 1;
    setSaid(poi.title ? t('added', { title: poi.title, number }) : t('addedUnnamed', { number }));
    if (poi.title === '') focusSoon(`[name="pois[${index}].title"]`);
    return true;
  };
  const { target, map, view, centreOn, showPoint } = usePoiMap(pois, (point) => addAndSay(poiAt(point)));
  const show = (index: number) => {
    select(index);
    centreOn(pois[index]);
  };
  const takeAway = (index: number) => {
    const poi = pois[index];
    remove(index);
    if (poi) setSaid(t('removed', { title: nameOf(poi, index) }));
    const next = Math.min(index, pois.length - 2);
    focusSoon(next < 0 ? 'input[role="combobox"]' : `[data-handle="${next}"]`);
  };
  return (
    <section ref={region} aria-labelledby={titleId} className={styles.editor}>
      <h2 id={titleId} className={styles.title}>
        {t('title')}
      </h2>
      <PlaceSearch offerId={offerId} onFound={(poi) => addAndSay(poi) && centreOn(poi)} />
      <p role="status" className={styles.said}>
        {said}
      </p>
      <PoiMapView
        target={target}
        map={map}
        view={view}
        pois={pois}
        selected={selected}
        nameOf={nameOf}
        onSelect={select}
        onMove={(index, point) => {
          place(index, point);
          showPoint(point);
        }}
      />
      <PoiList
        pois={pois}
        selected={selected}
        nameOf={nameOf}
        onSelect={(index) => index !== selected && show(index)}
        onShow={(index) => {
          show(index);
          // On phones the map stands above the list.
          target.current?.scrollIntoView?.({ block: 'nearest' });
        }}
        onRemove={takeAway}
        onMove={move}
        onAdd={() => addAndSay(poiAt(null))}
      />
    </section>
  );
}
