import { EmailLink } from './email-link.tsx';

/** `/profil/e-mail/:code/zuruecknehmen` */
export const Page = () => <EmailLink kind="undo" />;
