/** Every table of the API in one place. A new module adds its line here and generates a migration (README). */
export * from '../modules/accommodations/accommodations.table.ts';
export * from '../modules/activities/activities.table.ts';
export * from '../modules/audit/audit.table.ts';
export * from '../modules/auth/auth.table.ts';
export * from '../modules/bookings/bookings.table.ts';
export * from '../modules/contents/contents.table.ts';
export * from '../modules/events/events.table.ts';
export * from '../modules/idempotency-keys/idempotency-keys.table.ts';
export * from '../modules/levels/levels.table.ts';
export * from '../modules/media/media.table.ts';
export * from '../modules/navigation-entries/navigation-entries.table.ts';
export * from '../modules/offers/offers.table.ts';
export * from '../modules/outbox/outbox.table.ts';
export * from '../modules/sleeping-styles/sleeping-styles.table.ts';
export * from '../modules/tags/tags.table.ts';
export * from '../modules/users/users.table.ts';
export * from '../modules/vat-rates/vat-rates.table.ts';
