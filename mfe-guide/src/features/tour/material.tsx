import type { ParticipantResponse, RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './tour.module.css';

type Order = RentingMaterialOrderResponse;

/** The words for where a piece is; null once it is with nobody. */
function whereabouts({ state, packed }: Order) {
  if (state === 'reserved') return packed ? 'packed' : 'reserved';
  return state === 'requested' || state === 'handed_out' ? state : null;
}

const pieceOf = ({ material, values }: Order) =>
  [material.title, values.map(({ value }) => value).join(', ')].filter(Boolean).join(' ');

interface MaterialProps {
  readonly person: ParticipantResponse;
  readonly orders: readonly Order[];
}

/** What a person rents in which size, and whether it is packed (docs/domain/material.md#store). */
export function Material({ person, orders }: MaterialProps) {
  const t = useTexts(tourTexts);
  const own = orders.filter((order) => order.person['@id'] === person['@id']);
  if (own.length === 0) return null;
  return (
    <ul className={styles.material} aria-label={t('material.of', { name: person.fullName })}>
      {own.map((order) => {
        const where = whereabouts(order);
        const piece = pieceOf(order);
        return (
          <li key={order.id}>
            {where ? t('material.piece', { piece, state: t(`material.${where}`) }) : piece}
          </li>
        );
      })}
    </ul>
  );
}
