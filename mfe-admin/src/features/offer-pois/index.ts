export { Page } from './offer-pois.page.tsx';
