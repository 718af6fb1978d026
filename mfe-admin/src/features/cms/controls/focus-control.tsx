import type { BlockFocus } from '@firn/shared-contracts/content';
import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { type MouseEvent, useId } from 'react';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import { pictureSource } from '../../../shared/media/media-files.ts';
import { useMediaOf } from '../data/media-of.ts';
import styles from './controls.module.css';

/** Steps of a side. */
const STEPS = 10;
const MIDDLE: BlockFocus = { x: STEPS / 2, y: STEPS / 2 };
const SIDES = ['x', 'y'] as const;

const stepAt = (pixels: number, length: number): number =>
  Math.min(STEPS, Math.max(0, Math.round((pixels / length) * STEPS)));

/** A click on the picture, or the keyboard along its two sides, chooses what stays in sight where it is cut. */
export function FocusControl({ name }: { readonly name: string }) {
  const t = useTexts(contentBlocksTexts);
  const id = useId();
  const change = useFormChange();
  const iri = useFormValue<string | null>(`${name}.media`) || null;
  const focus = useFormValue<BlockFocus | undefined>(`${name}.focus`) || MIDDLE;
  const picture = useMediaOf(iri ? [iri] : [], []).get(iri ?? '');
  if (!picture) return null;
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    change(`${name}.focus`, { x: stepAt(clientX - left, width), y: stepAt(clientY - top, height) });
  };
  return (
    <div className={styles.focus}>
      <svg
        className={styles.focusPicture}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        aria-hidden="true"
        onClick={choose}
      >
        <image href={pictureSource(picture, 320)} width={picture.width} height={picture.height} />
        <circle
          cx={(picture.width * focus.x) / STEPS}
          cy={(picture.height * focus.y) / STEPS}
          r={picture.width / 24}
        />
      </svg>
      {SIDES.map((side) => (
        <div key={side} className={styles.focusSide}>
          <label htmlFor={`${id}-${side}`}>{t(`picture.focus.${side}`)}</label>
          <input
            id={`${id}-${side}`}
            type="range"
            min={0}
            max={STEPS}
            value={focus[side]}
            aria-valuetext={t('picture.focus.share', { percent: focus[side] * STEPS })}
            onChange={(event) =>
              change(`${name}.focus`, { ...focus, [side]: Number(event.currentTarget.value) })
            }
          />
        </div>
      ))}
      <p className={styles.focusHint}>{t('picture.focus.hint')}</p>
    </div>
  );
}
