import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

export const refundable = resource('refundable_bookings');
export const orders = resource('payment_orders');

/** Bookings that are shown at once. */
export const SHOWN = 100;

export const queueQuery = (api: ApiClient) => refundable.list(api, { itemsPerPage: SHOWN });
export const ordersQuery = (api: ApiClient) => orders.list(api, { itemsPerPage: 20 });
