export { mediaModule } from './media.plugin.ts';
export { findMediaObjects, mediaObjectResponse } from './media.read-model.ts';
export { createFolderMediaStore } from './media-store.ts';
export { openMediaStore } from './open-media-store.ts';
export { storeMedia } from './store-media.ts';
