import type { RentingMaterialResponse } from '@firn/shared-contracts/api';
import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import { FormSection } from '@firn/shared-ui/form';
import { formatLocalDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { rentingMaterialsTexts } from '../../i18n/de-CH/renting-materials.ts';
import styles from './renting-materials.module.css';
import { busiest, WEEKS, type WeekUse, weeklyUse } from './season-use.logic.ts';

const orders = resource('renting_material_orders');

interface BarsProps {
  readonly weeks: readonly WeekUse[];
  /** Pieces that can be rented. */
  readonly pieces: number;
}

/** A bar for each week, as high as what of the pieces is taken. */
function Bars({ weeks, pieces }: BarsProps) {
  const heightOf = (taken: number) => `${pieces > 0 ? Math.min(100, (taken / pieces) * 100) : 0}%`;
  return (
    <div className={styles.bars} aria-hidden="true">
      {weeks.map(({ monday, taken }) => (
        <span
          key={monday}
          style={{ '--height': heightOf(taken) } as CSSProperties}
          data-full={taken >= pieces || undefined}
        />
      ))}
    </div>
  );
}

/** How much of a material is taken in the weeks to come (docs/domain/material.md#availability). */
export function SeasonUse({ material }: { readonly material: RentingMaterialResponse }) {
  const t = useTexts(rentingMaterialsTexts);
  const { api, now } = useShell();
  const today = zurichDate(now());
  const { data } = useQuery(
    orders.list(api, {
      material: material['@id'],
      state: ['requested', 'reserved', 'handed_out'],
      from: addDays(today, -material.dryingDays),
      to: addDays(today, WEEKS * 7),
      pagination: false,
      properties: ['from', 'to'],
    }),
  );
  if (!data) return null;
  const pieces = (material.stock ?? []).reduce(
    (sum, { quantity, outOfOrder }) => sum + quantity - outOfOrder,
    0,
  );
  const weeks = weeklyUse(data['hydra:member'], material.dryingDays, today);
  const most = busiest(weeks);
  const words =
    most && most.taken > 0
      ? t('season.most', { day: formatLocalDate(most.monday), taken: most.taken, pieces })
      : t('season.none');
  return (
    <FormSection title={t('season.title')}>
      <Bars weeks={weeks} pieces={pieces} />
      <p>{words}</p>
    </FormSection>
  );
}
