export { Page } from './offer-renting-material.page.tsx';
