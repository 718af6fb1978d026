export { type AnswerMailRequest, answerMailRequests } from './answer-mail-requests.ts';
export { forgetMailRequests } from './mail-requests.repository.ts';
export { requestMail } from './request-mail.ts';
