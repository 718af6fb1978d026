export { testEveryValue } from './every-value.ts';
export { type RenderedRemote, remoteRenderer } from './remote-renderer.ts';
export { type RenderedExtension, renderExtension } from './render-extension.ts';
