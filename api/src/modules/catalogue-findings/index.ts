export { catalogueFindings } from './catalogue-findings.read-model.ts';
export { catalogueFindingsModule } from './catalogue-findings.routes.ts';
export { isFullMoon } from './full-moon.ts';
export { isWithin } from './year-day.ts';
