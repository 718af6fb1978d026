export { forgetDrafts } from './booking-drafts.repository.ts';
export { bookingDraftsModule } from './booking-drafts.routes.ts';
