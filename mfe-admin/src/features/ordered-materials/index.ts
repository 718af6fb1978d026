export { Page } from './ordered-materials.page.tsx';
