import type { Head, HeadState, I18n } from '@firn/shared-contracts/shell';
import type { ObservableStore } from './observable-store.ts';
import { defaultHead } from './page-head.ts';
import type { PageView } from './page-view.ts';

/** The head of the page as a remote writes it: into the document and into the frame's view. */
export function createHead(
  view: ObservableStore<PageView>,
  i18n: I18n,
  apply: (head: HeadState) => void,
): Head {
  const change = (part: Partial<PageView>) => view.set({ ...view.get(), ...part });
  return {
    set: (head) => {
      const { match } = view.get();
      apply(match?.page.index === false ? { ...head, robots: 'noindex' } : head);
    },
    setHeaderImage: (headerImage) => change({ headerImage }),
    setBreadcrumb: (label, path) =>
      change({ breadcrumb: label === null ? null : { label, path: path ?? null } }),
    setStatus: (status, { takeOver = false, message } = {}) => {
      const isError = takeOver && status >= 400;
      change({ error: isError ? { status, ...(message !== undefined && { message }) } : null });
      if (isError) apply(defaultHead(view.get(), i18n));
    },
  };
}
