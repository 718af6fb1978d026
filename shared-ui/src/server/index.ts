export { createRegionRenderer } from './create-region-renderer.tsx';
export { createServerServices, type RenderedHead } from './server-services.ts';
