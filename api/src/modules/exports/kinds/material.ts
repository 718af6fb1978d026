import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import { MATERIAL_ORDER_STATE_LABELS } from '@firn/shared-contracts/labels';
import { day, instant, money, text } from '../../../lib/sheet-fields.ts';
import {
  listOrderIds,
  ORDER_FILTERS,
  type OrderFilter,
  readOrderFilter,
  readOrders,
} from '../../renting-material-desk/index.ts';
import { listSource } from '../source/export-source.ts';
import { yesOrNo } from '../source/export-words.ts';

/** What people rent, a line each. */
export const material = listSource<RentingMaterialOrderResponse, OrderFilter>({
  title: 'Mietmaterial',
  permission: 'renting_material_orders.read',
  filters: ORDER_FILTERS,
  columns: {
    person: text('Person', ({ person }) => person.fullName),
    bookingNumber: text('Buchung', ({ bookingNumber }) => bookingNumber),
    event: text('Event', ({ event }) => event.title),
    code: text('Event-Nr.', ({ event }) => event.code),
    from: day('Von', ({ from }) => from),
    to: day('Bis', ({ to }) => to),
    material: text('Material', (order) => order.material.title),
    sizes: text('Grössen', ({ values }) => values.map(({ title, value }) => `${title}: ${value}`).join(', ')),
    state: text('Status', ({ state }) => MATERIAL_ORDER_STATE_LABELS[state]),
    packed: text('Gepackt', ({ packed }) => yesOrNo(packed)),
    piece: text('Etikett', ({ piece }) => piece),
    handedOutAt: instant('Ausgegeben', ({ handedOutAt }) => handedOutAt),
    endedAt: instant('Zurück', ({ endedAt }) => endedAt),
    price: money('Preis', ({ price }) => price),
    charge: money('Verrechneter Schaden', ({ charge }) => charge),
    note: text('Notiz', ({ note }) => note),
  },
  readFilter: readOrderFilter,
  find: listOrderIds,
  read: readOrders,
});
