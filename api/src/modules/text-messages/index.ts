export { openTextProvider } from './open-text-provider.ts';
export {
  type ProductText,
  planProductText,
  queueProductText,
  type ToldPerson,
} from './product-text.ts';
export { sendDueTexts } from './send-due-texts.ts';
export { textFault } from './text-fault.ts';
export { textMessagesModule } from './text-messages.routes.ts';
export type { TextProvider } from './text-provider.ts';
export { queueTextToNumber } from './text-to-number.ts';
export { textWebhooksModule } from './text-webhooks.routes.ts';
