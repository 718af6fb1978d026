import { useTexts } from '@firn/shared-ui/remote';
import { useId, useState } from 'react';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import styles from '../../shared/places/places.module.css';
import { poiAt, pointOf, type TypedPoi } from '../../shared/places/poi.ts';
import { usePoiMap } from '../../shared/places/use-poi-map.ts';
import { PlaceSearch } from './place-search.tsx';
import { PoiList } from './poi-list.tsx';
import { PoiMapView } from './poi-map-view.tsx';
import { MOST_POIS, useFocusSoon, usePois } from './use-pois.ts';

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
  const { target, map, view, centreOn, showPoint } = usePoiMap(
    pois.flatMap((poi) => pointOf(poi) ?? []),
    (point) => addAndSay(poiAt(point)),
  );
  const show = (index: number) => {
    select(index);
    const poi = pois[index];
    if (poi) centreOn(pointOf(poi));
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
      <PlaceSearch
        label={t('search.label')}
        offerId={offerId}
        onFound={(poi) => addAndSay(poi) && centreOn(pointOf(poi))}
      />
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
