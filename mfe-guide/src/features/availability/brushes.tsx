import { useTexts } from '@firn/shared-ui/remote';
import { availabilityTexts } from '../../i18n/de-CH/availability.ts';
import type { Said } from './availability.logic.ts';
import styles from './availability.module.css';
import { keyOf, SIGNS, wordOf } from './said.ts';

/** What a tap says of a day; `cycle` is the next after what it says now. */
export type Brush = Said | 'cycle';
const BRUSHES: readonly Brush[] = ['cycle', 'available', 'maybe', 'busy', null];

interface BrushesProps {
  readonly brush: Brush;
  readonly onChoose: (brush: Brush) => void;
}

/** What a tap does, within reach of the thumb. */
export function Brushes({ brush, onChoose }: BrushesProps) {
  const t = useTexts(availabilityTexts);
  return (
    <fieldset className={styles.brushes}>
      <legend className={styles.hidden}>{t('brush.label')}</legend>
      {BRUSHES.map((one) => {
        const said = one === 'cycle' ? null : one;
        return (
          <label key={one ?? 'none'} className={styles.brush} data-said={one === 'cycle' ? one : keyOf(said)}>
            <input
              type="radio"
              name="brush"
              className={styles.hidden}
              checked={one === brush}
              onChange={() => onChoose(one)}
            />
            <span aria-hidden="true" className={styles.brushSign}>
              {one === 'cycle' ? '↻' : SIGNS[keyOf(said)] || '–'}
            </span>
            {one === 'cycle' ? t('brush.cycle') : wordOf(said, t('none'))}
          </label>
        );
      })}
    </fieldset>
  );
}
