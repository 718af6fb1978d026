export { Page } from './cms-preview.page.tsx';
