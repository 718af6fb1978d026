export { findMediaObjects, mediaObjectResponse } from './media.read-model.ts';
export { storeMedia } from './store-media.ts';
