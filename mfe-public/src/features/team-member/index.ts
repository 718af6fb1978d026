export { Page, prefetch } from './team-member.page.tsx';
