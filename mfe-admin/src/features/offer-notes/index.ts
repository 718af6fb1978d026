export { Page } from './offer-notes.page.tsx';
