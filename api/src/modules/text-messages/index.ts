export { openTextProvider } from './open-text-provider.ts';
export { sendDueTexts } from './send-due-texts.ts';
export { textMessagesModule } from './text-messages.routes.ts';
export type { TextProvider } from './text-provider.ts';
export { textWebhooksModule } from './text-webhooks.routes.ts';
