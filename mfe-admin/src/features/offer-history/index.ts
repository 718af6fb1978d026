export { Page } from './offer-history.page.tsx';
