export { findMediaObjects, mediaObjectResponse } from './media.read-model.ts';
export { mediaModule } from './media.routes.ts';
export type { MediaDeps } from './media-deps.ts';
export { createFolderMediaStore } from './media-store.ts';
export { openMediaStore } from './open-media-store.ts';
export { readUpload, UPLOAD_LIMITS, UPLOAD_TYPES } from './read-upload.ts';
export { storeMedia } from './store-media.ts';
export { dropUnused, uploadMedia } from './upload-media.ts';
