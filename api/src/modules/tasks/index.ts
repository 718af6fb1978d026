export { askTheOffice } from './ask-the-office.repository.ts';
export { mailTasks } from './mail-tasks.ts';
export { makeTasks } from './make-tasks.ts';
export { TASK_MAIL_TEXTS } from './tasks.mail-samples.ts';
export { forgetTasks } from './tasks.repository.ts';
export { tasksModule } from './tasks.routes.ts';
