import { EmailLink } from './email-link.tsx';

/** `/profil/e-mail/:code/bestaetigen` */
export const Page = () => <EmailLink kind="confirm" />;
