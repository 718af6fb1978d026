export { assignGuide } from './assign-guide.ts';
export { dueGuideMails } from './due-guide-mails.ts';
export { GUIDE_MAIL_TEXTS } from './guide.mail-samples.ts';
export { guideAssignmentsModule } from './guide-assignments.routes.ts';
export type { GuideChange, GuideNews } from './guide-news.types.ts';
export type { Searches } from './guide-searches.types.ts';
export { reportRequests } from './mail-guide.ts';
export { askInTurn, endQuestion } from './search-questions.ts';
export { transitAssignment } from './transit-assignment.ts';
