export { Page } from './booking-detail.page.tsx';
export { withNewStep } from './booking-link.ts';
