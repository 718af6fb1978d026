export { Page } from './occurrence-renting-material.page.tsx';
