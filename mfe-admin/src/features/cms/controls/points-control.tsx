import type { BlockPoint } from '@firn/shared-contracts/content';
import { NumberField, SortableRows, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import { DEGREES } from '../../../shared/places/poi.ts';
import type { ControlProps } from './control.types.ts';
import styles from './controls.module.css';

/** Where a new place stands until somebody says where it is: in the middle of the country. */
const NEW_POINT: BlockPoint = { title: '', latitude: 46.8, longitude: 8.23 };

export function PointsControl({ name, field }: ControlProps<'points'>) {
  const t = useTexts(contentBlocksTexts);
  return (
    <SortableRows<BlockPoint>
      name={name}
      label={field.label}
      labelOf={({ title }, index) => title || t('points.row', { number: index + 1 })}
      newRow={() => ({ ...NEW_POINT })}
      addLabel={t('points.add')}
      render={(path) => (
        <div className={styles.fields}>
          <TextField name={`${path}.title`} label={t('points.title')} maxLength={120} required />
          <NumberField name={`${path}.latitude`} label={t('points.latitude')} step={DEGREES} required />
          <NumberField name={`${path}.longitude`} label={t('points.longitude')} step={DEGREES} required />
        </div>
      )}
    />
  );
}
