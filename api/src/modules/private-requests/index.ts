export { expirePrivateOffers } from './end-request.ts';
export { PRIVATE_MAIL_TEXTS } from './private-requests.mail-samples.ts';
export { isPrivateCause, isPrivateWork } from './private-requests.read-model.ts';
export { dueRequests, forgetRequests } from './private-requests.repository.ts';
export { privateRequestsModule } from './private-requests.routes.ts';
