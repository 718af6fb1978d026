export { Page } from './booking-renting-material.page.tsx';
