export { Page } from './occurrence-report.page.tsx';
