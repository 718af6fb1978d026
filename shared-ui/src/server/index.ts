export { createRegionRenderer } from './create-region-renderer.tsx';
export { type DrawnExtensions, renderExtension } from './render-extension.tsx';
export { createServerServices, type RenderedHead } from './server-services.ts';
