import type { TabLink } from '@firn/shared-ui/resource-page';

const LIST = '/admin/settings/messages';

/** The page of a text, or of all of them. */
export const mailTextPath = (key?: string): string => (key ? `${LIST}/${key}` : LIST);

/** Settings and texts: two pages side by side. */
export const settingsTabs = (texts: { readonly settings: string; readonly messages: string }) =>
  [
    { path: '/admin/settings', text: texts.settings },
    { path: LIST, text: texts.messages },
  ] as const satisfies readonly [TabLink, ...TabLink[]];
