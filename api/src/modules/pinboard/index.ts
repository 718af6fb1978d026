export { dueDigests } from './due-digests.ts';
export { duePosts, forgetPosts } from './forget-posts.repository.ts';
export { PINBOARD_MAIL_TEXTS } from './pinboard.mail-samples.ts';
export { pinboardModule } from './pinboard.routes.ts';
export { guidesOf } from './pinboard-access.read-model.ts';
