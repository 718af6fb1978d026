export { Page } from './renting-materials.page.tsx';
