export { testEveryValue } from './every-value.ts';
export { type RenderedRemote, remoteRenderer } from './remote-renderer.ts';
