import type { PageContext, PageRedirect } from '@firn/shared-ui/remote';
import { withNewStep } from './booking-link.ts';

/** Leads on, also where a tab follows a link without the server. */
export async function prefetch({ shell }: PageContext): Promise<PageRedirect> {
  const { pathname, search } = shell.navigation.get().location;
  return { redirect: withNewStep(pathname + search), permanent: true };
}

/** `/profil/buchung/:id/abmelden`, which is `/annullieren` now; it shows nothing of its own. */
export function Page() {
  return null;
}
