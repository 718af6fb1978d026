import { POI_KINDS } from '@firn/shared-contracts/domain';
import { NumberField, SelectField, TextField } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { memo } from 'react';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import styles from '../../shared/places/places.module.css';
import { DEGREES } from '../../shared/places/poi.ts';

export interface RowActions {
  /** The focus came into a row. */
  readonly onSelect: (index: number) => void;
  readonly onShow: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

interface PoiRowProps {
  readonly index: number;
  readonly name: string;
  readonly isSelected: boolean;
  /** The same object for as long as the list is shown. */
  readonly actions: RowActions;
}

/** The fields of one place; of sixty rows only the one that is typed in is drawn again. */
export const PoiRow = memo(function PoiRow({ index, name, isSelected, actions }: PoiRowProps) {
  const t = useTexts(offerPoisTexts);
  const kinds = POI_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));
  const field = (id: keyof typeof offerPoisTexts.messages.fields) => ({
    name: `pois[${index}].${id}`,
    label: t(`fields.${id}`),
  });
  const button = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whatever has the focus within chooses the row.
    <div
      className={styles.row}
      data-selected={isSelected || undefined}
      onFocus={() => actions.onSelect(index)}
    >
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <div className={styles.fields}>
        <TextField {...field('title')} required />
        <SelectField {...field('kind')} options={kinds} />
        <NumberField {...field('elevation')} unit="m" />
        <NumberField {...field('latitude')} step={DEGREES} required />
        <NumberField {...field('longitude')} step={DEGREES} required />
      </div>
      <div className={styles.actions}>
        <Button
          {...button}
          aria-label={t('showOf', { title: name })}
          aria-pressed={isSelected}
          onClick={() => actions.onShow(index)}
        >
          {t('show')}
        </Button>
        <Button
          {...button}
          color="red"
          aria-label={t('removeOf', { title: name })}
          onClick={() => actions.onRemove(index)}
        >
          {t('remove')}
        </Button>
      </div>
    </div>
  );
});
