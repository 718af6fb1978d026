export { mediaModule } from './media.plugin.ts';
export { findMediaObjects, mediaObjectResponse } from './media.read-model.ts';
export { storeMedia } from './store-media.ts';
