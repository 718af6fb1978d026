export const MAIL_TEXTS_PATH = '/admin/settings/messages';

/** The page of a text, or of all of them. */
export const mailTextPath = (key?: string): string => (key ? `${MAIL_TEXTS_PATH}/${key}` : MAIL_TEXTS_PATH);
