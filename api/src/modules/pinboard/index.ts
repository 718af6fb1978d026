export { forgetPosts } from './forget-posts.repository.ts';
export { pinboardModule } from './pinboard.routes.ts';
export { sendDigests } from './send-digests.ts';
