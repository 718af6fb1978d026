export { MailView } from './mail-view.tsx';
export { PlannedMails } from './planned-mails.tsx';
export { StepMails } from './step-mails.tsx';
