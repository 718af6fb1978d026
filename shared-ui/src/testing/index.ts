export { type RenderedRemote, remoteRenderer } from './remote-renderer.ts';
