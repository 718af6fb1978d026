import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAM = 'edit';
/** Stands in place of an id for an item that is not there yet. */
export const NEW = 'neu';

/** Which item of a list is being edited, as the address says: `?edit=ID` or `?edit=neu`. A step back closes it. */
export function useEditorAddress() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const href = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(PARAM);
    else next.set(PARAM, id);
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  const closed = href(null);
  const close = useCallback(
    () => void navigate(closed, { replace: true, state: { keepScroll: true } }),
    [navigate, closed],
  );
  return { edited: params.get(PARAM), href, close };
}
