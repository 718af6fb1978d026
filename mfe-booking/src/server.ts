export { renderRegion } from './app/render-region.ts';
export const version = FIRN_RELEASE_VERSION;
