import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import { MATERIAL_ORDER_STATES } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { MATERIAL_ORDER_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { materialOrdersTexts } from '../../i18n/de-CH/material-orders.ts';
import { bookingPath } from '../booking-paths.ts';
import { idOf } from '../id-of.ts';
import { StateMark } from '../state-mark.tsx';
import { MATERIAL_ORDER_TONES } from './material-tones.ts';
import { pieceName } from './piece-name.ts';

const orders = resource('renting_material_orders');

type Order = RentingMaterialOrderResponse;

/** The price of the rent, with what a damage or a loss was charged with. */
const priceOf = ({ price, charge }: Order, t: Translate<typeof materialOrdersTexts>) =>
  charge > 0 ? t('withCharge', { price: formatChf(price), charge: formatChf(charge) }) : formatChf(price);

/** Where a piece stands, with the picture of its damage, which the browser saves (docs/domain/documents.md#rights). */
function State({ order: { state, packed, picture, person } }: { readonly order: Order }) {
  const t = useTexts(materialOrdersTexts);
  return (
    <>
      <StateMark tone={MATERIAL_ORDER_TONES[state]}>
        {state === 'reserved' && packed ? t('packed') : MATERIAL_ORDER_STATE_LABELS[state]}
      </StateMark>{' '}
      {picture && (
        <a href={`${picture}/file`} download aria-label={t('pictureOf', { name: person.fullName })}>
          {t('picture')}
        </a>
      )}
    </>
  );
}

const columnsOf = (t: Translate<typeof materialOrdersTexts>): ListColumn<Order>[] => [
  { id: 'person', header: t('columns.person'), cell: ({ person }) => person.fullName },
  { id: 'material', header: t('columns.material'), cell: pieceName },
  {
    id: 'state',
    header: t('columns.state'),
    cell: (order) => <State order={order} />,
    width: 9,
  },
  { id: 'piece', header: t('columns.piece'), cell: ({ piece }) => piece ?? '–', width: 9, isMinor: true },
  { id: 'note', header: t('columns.note'), cell: ({ note }) => note || '–', isMinor: true },
  { id: 'price', header: t('columns.price'), cell: (order) => priceOf(order, t), width: 8, align: 'end' },
];

interface OrderListProps {
  /** The event or the booking that the orders are of. */
  readonly query: { readonly event: string } | { readonly booking: string };
}

/** What people rent for an event, or by a booking (docs/domain/material.md#orders). */
export function OrderList({ query }: OrderListProps) {
  const t = useTexts(materialOrdersTexts);
  return (
    <ResourceList
      resource={orders}
      name={'event' in query ? 'event-material-orders' : 'booking-material-orders'}
      title={t('title')}
      isPart
      query={query}
      columns={columnsOf(t)}
      filters={[
        {
          kind: 'choices',
          name: 'state',
          label: t('columns.state'),
          options: Object.fromEntries(
            MATERIAL_ORDER_STATES.map((state) => [state, MATERIAL_ORDER_STATE_LABELS[state]]),
          ),
        },
      ]}
      href={({ booking }) => bookingPath({ id: idOf(booking) })}
      nameOf={({ person }) => person.fullName}
      empty={t('empty')}
    />
  );
}
