export { advanceSearches } from './advance-search.ts';
export { guideSearches } from './follow-answer.ts';
export { guideSearchesModule } from './guide-searches.routes.ts';
