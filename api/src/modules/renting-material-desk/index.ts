export { ORDER_FILTERS, type OrderFilter, readOrderFilter } from './order-filter.ts';
export { listOrderIds, readOrders } from './orders.read-model.ts';
export { rentingMaterialDeskModule } from './renting-material-desk.routes.ts';
