export { eventAccommodationsModule } from './event-accommodations.routes.ts';
export { HOUSE_MAIL_TEXTS } from './house.mail-samples.ts';
export { sheetFile } from './sheet-file.ts';
