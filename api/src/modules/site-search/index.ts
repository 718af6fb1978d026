export { siteSearchModule } from './site-search.routes.ts';
