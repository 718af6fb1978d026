export { Page } from './catalogue-findings.page.tsx';
