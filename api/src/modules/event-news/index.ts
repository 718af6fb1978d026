export { guidesOf, housesOf } from './audiences.read-model.ts';
export { type EventNews, guideNewsMail } from './event-news.mail.ts';
export { EVENT_NEWS_MAIL_TEXTS } from './event-news.mail-samples.ts';
export { newsMails, type ToldMail, toldAs } from './news-mails.ts';
export { officeAddress } from './office-address.ts';
export { groupedMails, requireSeal, sealOf, TOLD_AT_FIRST, tell } from './told.ts';
