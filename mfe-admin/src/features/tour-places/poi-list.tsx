import { SortableList } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useMemo, useRef } from 'react';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import styles from '../../shared/places/places.module.css';
import type { TypedPoi } from '../../shared/places/poi.ts';
import { PoiRow, type RowActions } from './poi-row.tsx';

interface PoiListProps extends RowActions {
  readonly pois: readonly TypedPoi[];
  readonly selected: number | null;
  readonly nameOf: (poi: TypedPoi, index: number) => string;
  readonly onMove: (from: number, to: number) => void;
  /** An empty place, to be filled by hand. */
  readonly onAdd: () => void;
}

/** The same functions at every render; they do what those of the latest one do. */
function useLatest(actions: RowActions): RowActions {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () => ({
      onSelect: (index) => latest.current.onSelect(index),
      onShow: (index) => latest.current.onShow(index),
      onRemove: (index) => latest.current.onRemove(index),
    }),
    [],
  );
}

/** The places in their order, with all that the map has: nobody needs the map. */
export function PoiList(props: PoiListProps) {
  const { pois, selected, nameOf, onSelect, onShow, onRemove, onMove, onAdd } = props;
  const t = useTexts(offerPoisTexts);
  const actions = useLatest({ onSelect, onShow, onRemove });
  const places = pois.map((poi, index) => ({ poi, path: `pois[${index}]` }));
  return (
    <div className={styles.list}>
      {pois.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <SortableList
        label={t('title')}
        items={places}
        keyOf={({ path }) => path}
        labelOf={({ poi }, index) => nameOf(poi, index)}
        onMove={onMove}
      >
        {({ poi }, index) => (
          <PoiRow index={index} name={nameOf(poi, index)} isSelected={index === selected} actions={actions} />
        )}
      </SortableList>
      <Button variant="default" onClick={onAdd}>
        {t('add')}
      </Button>
    </div>
  );
}
