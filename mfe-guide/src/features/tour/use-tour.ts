import { isApiError } from '@firn/shared-contracts/shell';
import { useSession, useShell } from '@firn/shared-ui/remote';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { participantsQuery } from '../../shared/participants.queries.ts';
import { forgetOldAndForeign, forgetTour, keepPage, keepTour, keptTour } from './offline/kept-tours.ts';
import { housesQuery, materialQuery, tourQuery } from './tour.queries.ts';

const isGone = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 403);
const hasNoAnswer = (error: unknown) => isApiError(error) && error.status === 0;
const isCutOff = ({ fetchStatus, failureReason }: UseQueryResult) =>
  fetchStatus === 'paused' || hasNoAnswer(failureReason);

/** Keeps what is shown for a time without network, and nothing of what is not theirs (any more). */
function useKeeping(id: string, { event, persons, material, houses, isForeign }: ReturnType<typeof useLive>) {
  const { now, telemetry } = useShell();
  const { user, impersonator } = useSession();
  const userId = user && !impersonator ? user.id : null;
  useEffect(() => {
    if (!userId) return;
    const keep = async () => {
      await forgetOldAndForeign(userId, now());
      if (isForeign || isGone(event.error)) return forgetTour(userId, id);
      // After a refusal the last answers are still there: a session that has ended keeps nothing of them.
      if (!event.isSuccess || !persons.isSuccess || material.isPending) return;
      const keptAt = new Date(Math.min(event.dataUpdatedAt, persons.dataUpdatedAt)).toISOString();
      await keepTour(userId, {
        keptAt,
        event: event.data,
        persons: persons.data['hydra:member'],
        ...(material.data && { material: material.data['hydra:member'] }),
        ...(houses.data && { houses: houses.data['hydra:member'] }),
      });
      await keepPage();
    };
    // A full disk, or a cut connection meanwhile: the page works without it.
    keep().catch((error: unknown) => telemetry.error(error, { what: 'keep tour' }));
  }, [
    userId,
    id,
    now,
    telemetry,
    isForeign,
    event.data,
    event.error,
    event.isSuccess,
    event.dataUpdatedAt,
    persons.data,
    persons.isSuccess,
    persons.dataUpdatedAt,
    material.data,
    material.isPending,
    houses.data,
  ]);
}

function useLive(id: string) {
  const { api } = useShell();
  const event = useQuery(tourQuery(api, id));
  // The server tells only those who lead an event, and the office, how many seats are taken.
  const isForeign = event.data?.bookedPlaces === null;
  const isTheirs = event.data !== undefined && !isForeign;
  const persons = useQuery({ ...participantsQuery(api, event.data?.['@id'] ?? ''), enabled: isTheirs });
  // The tour is shown without them, too: a list that cannot be read is no reason to show nothing.
  const material = useQuery({ ...materialQuery(api, event.data?.['@id'] ?? ''), enabled: isTheirs });
  const houses = useQuery({ ...housesQuery(api, event.data?.['@id'] ?? ''), enabled: isTheirs });
  return { event, isForeign, isTheirs, persons, material, houses };
}

/** A tour with its persons, from the server or, without network, as it was when it was last read here. */
export function useTour(id: string) {
  const { now } = useShell();
  const { user, impersonator } = useSession();
  const live = useLive(id);
  const { event, persons, material, isTheirs } = live;
  useKeeping(id, live);
  const isOffline = (!event.data && isCutOff(event)) || (isTheirs && !persons.data && isCutOff(persons));
  const userId = user && !impersonator ? user.id : '';
  const kept = useQuery({
    queryKey: ['kept-tour', userId, id],
    queryFn: () => keptTour(userId, id, now()),
    enabled: isOffline && userId !== '',
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
  });
  const retry = () => {
    for (const query of [event, persons]) if (query.isError) void query.refetch();
  };
  const isUnknown = live.isForeign || isGone(event.error);
  if (isOffline && kept.data) return { ...kept.data, isFailed: false, isUnknown, retry };
  const isLost = isOffline && (kept.isFetched || userId === '');
  return {
    event: isTheirs ? event.data : undefined,
    persons: persons.data?.['hydra:member'],
    material: material.data?.['hydra:member'],
    houses: live.houses.data?.['hydra:member'],
    keptAt: null,
    // A report that came late ends the reading: what was read before stays.
    isFailed: isLost || (!isOffline && (event.isError || (persons.isError && !persons.data))),
    isUnknown,
    retry,
  };
}
