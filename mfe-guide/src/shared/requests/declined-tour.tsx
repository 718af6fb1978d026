import { UNDO_MS, useShell, useUndo } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { assignments } from './requests.queries.ts';
import { type Declined, UndoDecline } from './undo-decline.tsx';

/** Names in the address the acceptance that was taken back just now, on the page of its tour. */
const DECLINED = 'abgesagt';

/** The guide's own tours, with the one that was called off a moment ago. */
export const afterDeclining = (id: string): string => `/profil/tour?${DECLINED}=${id}`;

/** Offers to lead a tour again that was called off on its own page, as long as that is new. */
export function DeclinedTour() {
  const { api, now } = useShell();
  const [params, setParams] = useSearchParams();
  const id = params.get(DECLINED) ?? '';
  const { data } = useQuery({ ...assignments.item(api, id), enabled: id !== '' });
  const [declined, setDeclined] = useUndo<Declined>();
  useEffect(() => {
    if (data?.state !== 'declined' || data.answeredAt === null) return;
    if (now().getTime() - Date.parse(data.answeredAt) > UNDO_MS) return;
    const { '@id': iri, version, event } = data;
    setDeclined({ '@id': iri, version, title: event.title, before: 'accepted' });
  }, [data, now, setDeclined]);
  const close = () => {
    setDeclined(null);
    setParams({}, { replace: true });
  };
  return declined && <UndoDecline declined={declined} onDone={close} />;
}
