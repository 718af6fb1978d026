export { Page } from './accommodation-season.page.tsx';
