export { Page } from './occurrence-pinboard.page.tsx';
