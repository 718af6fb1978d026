import type { PageContext, PageRedirect } from '@firn/shared-ui/remote';

export { Page } from './tour.page.tsx';

/** The address without an id leads to the list. */
export async function prefetch({ params }: PageContext): Promise<PageRedirect | undefined> {
  return params.id ? undefined : { redirect: '/guide/events' };
}
